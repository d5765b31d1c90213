import styled from 'styled-components'
import type { CausesState } from '../../flows/session/loadCauses'
import { useApp } from '../AppContext'
import { SecondaryButton } from '../parts/Button'
import { Lede } from '../parts/basics'
import { Notice } from '../parts/Notice'

const Problems = styled.ul`
  display: grid;
  gap: var(--space-2);

  code {
    font-family: var(--font-mono);
    font-size: 0.88em;
    overflow-wrap: anywhere;
  }
`

type CausesProblemProps = { readonly state: Exclude<CausesState, { readonly kind: 'ready' }> }

/** Why there are no causes to see. A directory with a fault in it is shown to nobody: a wrong address costs money. */
export function CausesProblem({ state }: CausesProblemProps) {
  const { reloadCauses } = useApp()
  if (state.kind === 'loading') return <Lede as="p">Fetching the causes…</Lede>
  if (state.kind === 'unreachable' || state.kind === 'broken') {
    return (
      <Notice tone="waiting" title="The causes could not be fetched">
        <p>{state.reason}</p>
        <div>
          {state.kind === 'broken' ? (
            <SecondaryButton onClick={() => window.location.reload()}>Reload the page</SecondaryButton>
          ) : (
            <SecondaryButton onClick={reloadCauses}>Try again</SecondaryButton>
          )}
        </div>
      </Notice>
    )
  }
  return (
    <Notice tone="bad" title="The list of causes has a fault, so none of it is shown">
      <p>A wrong address costs money. Please tell whoever runs this page what is wrong in causes.json:</p>
      <Problems>
        {state.problems.map(({ line, path, reason }) => (
          <li key={`${line}${path}${reason}`}>
            {line !== null && <>Line {line}, </>}
            <code>{path === '' ? 'the file' : path}</code>: {reason}
          </li>
        ))}
      </Problems>
      <div>
        <SecondaryButton onClick={reloadCauses}>Fetch it again</SecondaryButton>
      </div>
    </Notice>
  )
}
