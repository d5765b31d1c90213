import { useState } from 'react'
import type { Cause } from '../../core/causes/cause'
import css from './CauseImage.module.css'
import { Monogram } from './Monogram'

type CauseImageProps = {
  readonly cause: Pick<Cause, 'name' | 'image'>
  readonly size: 'small' | 'medium' | 'large'
}

/**
 * Shows the cause's own image, or its monogram when there is none or it fails to load. The name is always beside it.
 */
export function CauseImage({ cause, size }: CauseImageProps) {
  const [broken, setBroken] = useState(false)
  return (
    <span className={`${css.frame} ${css[size]}`}>
      {cause.image === undefined || broken ? (
        <Monogram name={cause.name} />
      ) : (
        <img
          className={css.picture}
          src={cause.image}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
        />
      )}
    </span>
  )
}
