import type { DirectoryOfToday } from '../../core/record/judgeCause'
import type { CausesState } from '../../flows/session/loadCauses'

/** Returns the directory, or null where there is none; undefined while it is fetched. */
export function directoryOfToday(state: CausesState): DirectoryOfToday | null | undefined {
  if (state.kind === 'loading') return undefined
  return state.kind === 'ready' ? { causes: state.causes, about: state.about ?? null } : null
}
