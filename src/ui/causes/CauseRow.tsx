import { memo } from 'react'
import { Link } from 'wouter'
import type { Cause } from '../../core/causes/cause'
import { CauseImage } from '../parts/CauseImage'
import { paths } from '../paths'
import css from './CauseRow.module.css'
import { GiveToCause } from './GiveToCause'

/** Shows one cause in the directory. Memoised: most rows stay when another letter is typed. */
export const CauseRow = memo(function CauseRow({ cause }: { readonly cause: Cause }) {
  return (
    <li className={css.row}>
      <CauseImage cause={cause} size="medium" />
      <div className={css.words}>
        <p className={css.where}>
          {cause.field} · {cause.place}
        </p>
        <h2 className={css.name}>
          <Link href={paths.cause(cause.id)}>{cause.name}</Link>
        </h2>
        <p>{cause.summary}</p>
      </div>
      <div className={css.action}>
        <GiveToCause cause={cause} weight="secondary" />
      </div>
    </li>
  )
})
