import { useApp } from '../AppContext'
import { useStoreValue } from './useStoreValue'

/** Returns true when a page of another site frames the app: it can withhold printing and the camera. */
export function useIsFramed(): boolean {
  const session = useStoreValue(useApp().session)
  return session.kind === 'safe' || (session.kind === 'visitor' && session.framed)
}
