import type { RefObject } from 'react'
import { PrimaryButton } from '../parts/Button'
import css from './shell.module.css'
import { m } from './messages'

/** Skips the header with one key. A button, because the URL's fragment is the route here. */
export function SkipLink({ target }: { readonly target: RefObject<HTMLElement | null> }) {
  return (
    <PrimaryButton className={css.skip} onClick={() => target.current?.focus()}>
      {m.skip}
    </PrimaryButton>
  )
}
