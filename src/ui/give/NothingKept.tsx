import { useApp } from '../AppContext'
import { Notice } from '../parts/Notice'
import type { Giver } from './giver'

/** Said before a gift where storage is denied: only then may a gift be asked for that a reload forgets. */
export function NothingKept({ giver: { name, words } }: { readonly giver: Giver }) {
  const { storage } = useApp()
  if (!storage.isDenied) return null
  return (
    <Notice tone="waiting" title="This browser keeps nothing for this page">
      <p>
        Leave this page open until {words.untilKept}. After a reload this page forgets the gift: look in your{' '}
        {name} before you give again.
      </p>
    </Notice>
  )
}
