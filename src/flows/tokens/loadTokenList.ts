import type { StoreApi } from 'zustand/vanilla'
import type { FileProblem } from '../../core/causes/operatorFile'
import type { AppChain } from '../../core/chain'
import { parseTokenList } from '../../core/tokens/parseTokenList'
import type { TokenList } from '../../core/tokens/tokenList'
import type { Clock } from '../../ports/clock'
import type { FetchText } from '../../ports/site'
import { runInSlices } from '../runInSlices'

/** The operator's list of tokens, fetched from our own origin on demand and checked whole. */
export type TokenListState =
  | { readonly kind: 'loading' }
  /** No such file: only the tokens of the configuration. */
  | { readonly kind: 'none' }
  | { readonly kind: 'ready'; readonly list: TokenList }
  /** Invalid file: only the tokens of the configuration are used. */
  | { readonly kind: 'rejected'; readonly problems: readonly FileProblem[] }
  | { readonly kind: 'unreachable'; readonly reason: string }

/** Fetches and checks the operator's tokens.json. Never throws: failures are in the state. */
export async function loadTokenList(
  store: StoreApi<TokenListState>,
  chains: readonly AppChain[],
  { fetchText, clock }: { readonly fetchText: FetchText; readonly clock: Pick<Clock, 'nowMs' | 'sleep'> },
): Promise<void> {
  store.setState({ kind: 'loading' }, true)
  const answer = await fetchText()
  if (answer.kind === 'unreachable')
    return store.setState({ kind: 'unreachable', reason: answer.reason }, true)
  if (answer.kind === 'missing') return store.setState({ kind: 'none' }, true)
  const parsed = await runInSlices(parseTokenList(answer.value, chains), clock)
  store.setState(
    parsed.kind === 'ok'
      ? { kind: 'ready', list: parsed.list }
      : { kind: 'rejected', problems: parsed.problems },
    true,
  )
}
