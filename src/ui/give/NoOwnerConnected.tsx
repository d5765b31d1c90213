import { useApp } from '../AppContext'
import { Notice } from '../parts/Notice'
import { useStoreValue } from '../parts/useStoreValue'
import { m } from './reviewMessages'

/** Warns when the Safe is open read-only. */
export function NoOwnerConnected() {
  const session = useStoreValue(useApp().session)
  if (session.kind !== 'safe' || !session.isReadOnly) return null
  return (
    <Notice tone="waiting" title={m.noOwner.title}>
      <p>{m.noOwner.words}</p>
    </Notice>
  )
}
