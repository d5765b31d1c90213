import { useApp } from '../AppContext'
import { Notice } from '../parts/Notice'
import { useStoreValue } from '../parts/useStoreValue'

/** Said where the Safe is open for reading only. */
export function NoOwnerConnected() {
  const session = useStoreValue(useApp().session)
  if (session.kind !== 'safe' || !session.isReadOnly) return null
  return (
    <Notice tone="waiting" title="No owner is connected in your Safe">
      <p>Your Safe may ask for an owner’s wallet, or refuse the proposal. Nothing is sent before that.</p>
    </Notice>
  )
}
