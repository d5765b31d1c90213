import type { Cause } from '../../core/causes/cause'
import type { CausesState } from '../../flows/session/loadCauses'

const none: readonly Cause[] = []

/** The causes, as far as they are known. */
export function causesOf(directory: CausesState): readonly Cause[] {
  return directory.kind === 'ready' ? directory.causes : none
}
