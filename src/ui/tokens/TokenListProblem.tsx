import styled from 'styled-components'
import type { TokenListState } from '../../flows/tokens/loadTokenList'
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

const mostShown = 10

/** Why the operator's list of tokens is not used. What the configuration names can be given all the same. */
export function TokenListProblem({ state }: { readonly state: TokenListState }) {
  if (state.kind === 'unreachable')
    return (
      <Notice tone="waiting" title="The list of tokens could not be fetched">
        <p>{state.reason} You can give the assets that are offered. Reload the page to try again.</p>
      </Notice>
    )
  if (state.kind !== 'rejected') return null
  const more = state.problems.length - mostShown
  return (
    <Notice tone="bad" title="The list of tokens has a fault, so none of it is used">
      <p>
        You can give the assets that are offered. Please tell whoever runs this page what is wrong in
        tokens.json:
      </p>
      <Problems>
        {state.problems.slice(0, mostShown).map(({ line, path, reason }) => (
          <li key={`${line}${path}${reason}`}>
            {line !== null && <>Line {line}, </>}
            <code>{path === '' ? 'the file' : path}</code>: {reason}
          </li>
        ))}
      </Problems>
      {more > 0 && <p>And {more} more.</p>}
    </Notice>
  )
}
