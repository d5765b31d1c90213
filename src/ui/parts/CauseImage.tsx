import { useState } from 'react'
import type { Cause } from '../../core/causes/cause'
import css from './CauseImage.module.css'
import { seedOf } from './Identicon'

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

/** Cut-paper shapes on a 100 by 100 ground. */
const shapes = [
  'M0 100A100 100 0 0 1 100 0V100Z',
  'M0 100C30 60 70 60 100 100Z M0 74C30 34 70 34 100 74V86C70 46 30 46 0 86Z',
  'M100 0A50 50 0 0 0 100 100Z M0 0A50 50 0 0 1 0 100Z',
  'M0 0H50A50 50 0 0 1 50 100H0Z',
  'M0 100V62L50 100Z M50 100 100 62V100Z M0 38 50 0 100 38V50L50 12 0 50Z',
  'M100 100H20A80 80 0 0 0 100 20Z M0 0H42A42 42 0 0 1 0 42Z',
] as const

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{Lu}/u.test(word))
    .slice(0, 2)
    .map((word) => /^./u.exec(word)?.[0])
    .join('') || (/^./u.exec(name)?.[0] ?? '').toUpperCase()

/** Shows an image for a cause that has none, generated from its name: always the same, and never broken. */
function Monogram({ name }: { readonly name: string }) {
  const seed = seedOf(name)
  const tint = seed % 6
  return (
    <svg className={css.drawing} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <rect width="100" height="100" fill={`var(--tint-${tint})`} />
      <path d={shapes[(seed >>> 11) % shapes.length]} fill={`var(--tint-${tint}-deep)`} />
      <text className={css.letters} x="50" y="64">
        {initialsOf(name)}
      </text>
    </svg>
  )
}
