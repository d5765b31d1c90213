import { useApp } from '../AppContext'
import { useStoreValue } from '../parts/useStoreValue'
import { m } from './messages'

/** The placeholder for a cause without a name. It does not say "unlisted" while there is no list. */
export function useUnlistedName(): string {
  const directory = useStoreValue(useApp().causes)
  return directory.kind === 'ready' ? m.unlisted : m.nameUnknown
}
