import type { CausesState } from '../../flows/session/loadCauses'
import { useApp } from '../AppContext'
import { SecondaryButton } from '../parts/Button'
import { Lede } from '../parts/basics'
import { FileProblems } from '../parts/FileProblems'
import { Notice } from '../parts/Notice'
import { m as parts } from '../parts/messages'
import { m } from './messages'

type CausesProblemProps = { readonly state: Exclude<CausesState, { readonly kind: 'ready' }> }

/** Explains why there are no causes. A directory with a fault is not shown: a wrong address costs money. */
export function CausesProblem({ state }: CausesProblemProps) {
  const { reloadCauses } = useApp()
  if (state.kind === 'loading') return <Lede as="p">{m.screen.fetching}</Lede>
  if (state.kind === 'unreachable' || state.kind === 'broken') {
    return (
      <Notice tone="waiting" title={m.problem.unreachable}>
        <p>{state.reason}</p>
        <div>
          {state.kind === 'broken' ? (
            <SecondaryButton onClick={() => window.location.reload()}>{parts.reload}</SecondaryButton>
          ) : (
            <SecondaryButton onClick={reloadCauses}>{m.problem.tryAgain}</SecondaryButton>
          )}
        </div>
      </Notice>
    )
  }
  return (
    <Notice tone="bad" title={m.problem.rejected}>
      <p>{m.problem.tell}</p>
      <FileProblems problems={state.problems} words={m.problem} />
      <div>
        <SecondaryButton onClick={reloadCauses}>{m.problem.fetchAgain}</SecondaryButton>
      </div>
    </Notice>
  )
}
