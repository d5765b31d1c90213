import { type Address, isAddressEqual } from 'viem'
import type { AppChain, ChainToken } from '../../core/chain'
import { judgeToken } from '../../core/tokens/judgeToken'
import type { ChainReader, ReadToken } from '../../ports/chain'
import type { HeldTokens } from '../../ports/service'
import { m } from '../../core/tokens/messages'

/** Maximum number of candidates: each is read from the chain and shown. */
const mostCandidates = 20

/** A token that a Safe holds by its balance on chain. Its name is the contract's own. */
type HeldCandidate = { readonly token: ChainToken; readonly amount: bigint }

export type FoundTokens =
  | {
      readonly kind: 'found'
      readonly candidates: readonly HeldCandidate[]
      /** Number of addresses of the service that are left out: not held by the Safe, no tokens, or more than were read. */
      readonly leftOut: number
    }
  | { readonly kind: 'unreachable'; readonly reason: string }

type FindOptions = {
  /** With the tokens of the operator's list. */
  readonly chain: AppChain
  readonly safe: Address
  /** Tokens that can be chosen already. */
  readonly known: readonly ChainToken[]
  readonly chainReader: Pick<ChainReader, 'readBalances'>
  readonly readToken: ReadToken
  readonly heldTokens: HeldTokens
}

/**
 * Finds tokens that a Safe holds and that cannot be chosen yet. The service only names addresses; names and balances come
 * from the chain.
 */
export async function findHeldTokens(options: FindOptions): Promise<FoundTokens> {
  const { chain, safe, known, chainReader, readToken, heldTokens } = options
  const listed = await heldTokens(safe)
  if (listed.kind === 'unreachable') return { kind: 'unreachable', reason: listed.reason }
  const named = listed.kind === 'missing' ? [] : listed.value
  const isKnown = (address: Address) =>
    [...chain.tokens, ...known].some((token) => isAddressEqual(token.address, address))
  const unknown = named.filter((address) => !isKnown(address))
  const asked = unknown.slice(0, mostCandidates)

  const [balances, ...tokens] = await Promise.all([
    chainReader.readBalances(
      safe,
      asked.map((address) => ({ kind: 'token', address })),
    ),
    ...asked.map((address) => readToken(address)),
  ])
  if (balances.kind !== 'found')
    return {
      kind: 'unreachable',
      reason: balances.kind === 'unreachable' ? balances.reason : m.noAnswer,
    }
  const candidates = asked.flatMap((address, index): HeldCandidate[] => {
    const answer = tokens[index]
    const amount = balances.value[index] ?? 0n
    if (answer?.kind !== 'found' || amount === 0n) return []
    const judged = judgeToken(address, answer.value, { chain, owner: safe })
    return judged.kind === 'usable' ? [{ token: judged.token, amount }] : []
  })
  return { kind: 'found', candidates, leftOut: unknown.length - candidates.length }
}
