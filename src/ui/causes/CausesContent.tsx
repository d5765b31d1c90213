import type { CausesState } from '../../flows/session/loadCauses'
import { CausesProblem } from './CausesProblem'
import { Directory } from './Directory'

/** What has come of the operator's directory: the causes, or why there are none to see. */
export function CausesContent({ state }: { readonly state: CausesState }) {
  return state.kind === 'ready' ? <Directory causes={state.causes} /> : <CausesProblem state={state} />
}
