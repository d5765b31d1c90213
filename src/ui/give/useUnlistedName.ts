import { useApp } from '../AppContext'
import { useStoreValue } from '../parts/useStoreValue'
import { m } from './messages'

/** What stands in the place of a cause's name where there is none: nobody is called unlisted while there is no list. */
export function useUnlistedName(): string {
  const directory = useStoreValue(useApp().causes)
  return directory.kind === 'ready' ? m.unlisted : m.nameUnknown
}
