import { memo, useState } from 'react'
import { Link } from 'wouter'
import type { Cause } from '../../core/causes/cause'
import { SecondaryButton } from '../parts/Button'
import { Prose, Small } from '../parts/basics'
import { useFirstPainted } from '../parts/navigation'
import css from './Directory.module.css'
import { m } from './messages'
import { CauseImage } from '../parts/CauseImage'
import { paths } from '../paths'
import rowCss from './CauseRow.module.css'
import { GiveToCause } from './GiveToCause'

/** Number of rows in the first paint, more than most screens can show. */
const firstRows = 4

/** Largest number of rows that are rendered before the user requests more. */
const rowsAtOnce = 200

export type CauseListProps = {
  readonly found: readonly Cause[]
  /** Number of causes in the directory. */
  readonly all: number
  readonly onShowAll: () => void
  /** Number of rows added at once. */
  readonly atOnce?: number
}

/** Lists the found causes, paged. Memoised: typing must not render them again before they change. */
export const CauseList = memo(function CauseList({
  found,
  all,
  onShowAll,
  atOnce = rowsAtOnce,
}: CauseListProps) {
  const [shown, setShown] = useState(atOnce)
  const isWhole = useFirstPainted()
  const rows = found.slice(0, isWhole ? shown : firstRows)
  return (
    <div>
      <Small>{m.count(found.length, all)}</Small>
      {found.length === 0 ? (
        <Prose>
          <h2>{m.noMatch.title}</h2>
          <p>{m.noMatch.words}</p>
          <div>
            <SecondaryButton onClick={onShowAll}>{m.noMatch.showAll}</SecondaryButton>
          </div>
        </Prose>
      ) : (
        <ul className={css.list}>
          {rows.map((cause) => (
            <CauseRow key={cause.id} cause={cause} />
          ))}
        </ul>
      )}
      {isWhole && found.length > shown && (
        <Prose>
          <Small>{m.firstShown(shown, found.length)}</Small>
          <div>
            <SecondaryButton onClick={() => setShown(shown + atOnce)}>
              {m.showMore(Math.min(atOnce, found.length - shown))}
            </SecondaryButton>
          </div>
        </Prose>
      )}
    </div>
  )
})

/** Shows one cause in the directory. Memoised: most rows stay when another letter is typed. */
const CauseRow = memo(function CauseRow({ cause }: { readonly cause: Cause }) {
  return (
    <li className={rowCss.row}>
      <CauseImage cause={cause} size="medium" />
      <div className={rowCss.words}>
        <p className={rowCss.where}>
          {cause.field} · {cause.place}
        </p>
        <h2 className={rowCss.name}>
          <Link href={paths.cause(cause.id)}>{cause.name}</Link>
        </h2>
        <p>{cause.summary}</p>
      </div>
      <div className={rowCss.action}>
        <GiveToCause cause={cause} weight="secondary" />
      </div>
    </li>
  )
})
