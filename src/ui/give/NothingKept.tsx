import { useApp } from '../AppContext'
import { Notice } from '../parts/Notice'

/** Said before a gift where storage is denied: only then may a gift be asked for that a reload forgets. */
export function NothingKept({ who }: { readonly who: 'Safe' | 'wallet' }) {
  const { storage } = useApp()
  if (!storage.isDenied) return null
  return (
    <Notice tone="waiting" title="This browser keeps nothing for this page">
      <p>
        Leave this page open until {who === 'Safe' ? 'your Safe has the gift' : 'everything has been sent'}.
        After a reload this page forgets the gift: look in your {who} before you give again.
      </p>
    </Notice>
  )
}
