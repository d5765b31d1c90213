import type { Cause } from '../../core/causes/cause'
import type { CausesState } from '../../flows/session/loadCauses'

const none: readonly Cause[] = []

/** Returns the causes; none before the directory has loaded. */
export function causesOf(directory: CausesState): readonly Cause[] {
  return directory.kind === 'ready' ? directory.causes : none
}
