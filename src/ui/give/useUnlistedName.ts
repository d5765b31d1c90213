import { useApp } from '../AppContext'
import { useStoreValue } from '../parts/useStoreValue'
import { m } from './messages'

/** Returns the placeholder for a cause without a name. It is not "unlisted" while there is no list. */
export function useUnlistedName(): string {
  const directory = useStoreValue(useApp().causes)
  return directory.kind === 'ready' ? m.unlisted : m.nameUnknown
}
