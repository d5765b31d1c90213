import type { TokenListState } from '../../flows/tokens/loadTokenList'
import { FileProblems } from '../parts/FileProblems'
import { Notice } from '../parts/Notice'
import { m } from './messages'

const mostShown = 10

/** Shows why the operator's list of tokens is not used. Tokens of the configuration can still be given. */
export function TokenListProblem({ state }: { readonly state: TokenListState }) {
  if (state.kind === 'unreachable')
    return (
      <Notice tone="waiting" title={m.notices.list.unreachable}>
        <p>{m.notices.list.giveOffered(state.reason)}</p>
      </Notice>
    )
  if (state.kind !== 'rejected') return null
  const more = state.problems.length - mostShown
  return (
    <Notice tone="bad" title={m.notices.list.rejected}>
      <p>{m.notices.list.tell}</p>
      <FileProblems problems={state.problems.slice(0, mostShown)} words={m.notices.list} />
      {more > 0 && <p>{m.notices.list.more(more)}</p>}
    </Notice>
  )
}
