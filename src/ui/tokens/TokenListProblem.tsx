import type { TokenListState } from '../../flows/tokens/loadTokenList'
import { FileProblems } from '../parts/FileProblems'
import { Notice } from '../parts/Notice'
import { m } from './noticeMessages'

const mostShown = 10

/** Shows why the operator's list of tokens is not used. Tokens of the configuration can still be given. */
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
      <FileProblems problems={state.problems.slice(0, mostShown)} words={m.list} />
      {more > 0 && <p>{m.list.more(more)}</p>}
    </Notice>
  )
}
