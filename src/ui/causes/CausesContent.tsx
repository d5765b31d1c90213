import type { CausesState } from '../../flows/session/loadCauses'
import { Deferred } from '../parts/Deferred'
import { useFirstPainted } from '../parts/navigation'
import { causeParts } from './causeParts'
import { CausesProblem } from './CausesProblem'
import { Directory } from './Directory'

/** Shows the causes of the directory, or why there are none. */
export function CausesContent({ state }: { readonly state: CausesState }) {
  const isPainted = useFirstPainted()
  if (state.kind !== 'ready') return <CausesProblem state={state} />
  const { causes, about, trust = null } = state
  return (
    <>
      <Directory causes={causes} />
      {about !== undefined && isPainted && (
        <Deferred part={causeParts.source} props={{ about, trust }} waiting={null} />
      )}
    </>
  )
}
