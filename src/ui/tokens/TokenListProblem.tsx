import styled from 'styled-components'
import type { TokenListState } from '../../flows/tokens/loadTokenList'
import { Notice } from '../parts/Notice'
import { m } from './noticeMessages'

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
      <Notice tone="waiting" title={m.list.unreachable}>
        <p>{m.list.giveOffered(state.reason)}</p>
      </Notice>
    )
  if (state.kind !== 'rejected') return null
  const more = state.problems.length - mostShown
  return (
    <Notice tone="bad" title={m.list.rejected}>
      <p>{m.list.tell}</p>
      <Problems>
        {state.problems.slice(0, mostShown).map(({ line, path, reason }) => (
          <li key={`${line}${path}${reason}`}>
            {line !== null && m.list.line(line)}
            <code>{path === '' ? m.list.file : path}</code>: {reason}
          </li>
        ))}
      </Problems>
      {more > 0 && <p>{m.list.more(more)}</p>}
    </Notice>
  )
}
