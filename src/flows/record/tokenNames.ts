import { type Address, isAddressEqual } from 'viem'
import type { NamedToken } from '../../core/record/recordGifts'
import { judgeToken } from '../../core/tokens/judgeToken'
import type { RecordParts } from './recordParts'

/** Names of unlisted tokens by their own contracts, cleaned. Each is read once. */
export type TokenNames = {
  /** Null: not read, or without a usable name. */
  of(token: Address): NamedToken | null
  /** False: in no list, and not read yet. */
  isKnown(token: Address): boolean
  /** True when it is known, or the node did not respond. */
  isAsked(token: Address): boolean
  /** Reads unknown ones. Throws only when aborted. */
  read(tokens: Iterable<Address>, signal: AbortSignal): Promise<void>
}

/** Concurrent reads; public nodes would refuse more. */
const tokensAtOnce = 5

export function createTokenNames({
  chain,
  safe,
  readToken,
}: Pick<RecordParts, 'chain' | 'safe' | 'readToken'>): TokenNames {
  const names = new Map<Address, NamedToken | null>()
  const unanswered = new Set<Address>()
  const isKnown = (token: Address) =>
    names.has(token) || chain.tokens.some(({ address }) => isAddressEqual(address, token))

  async function readOne(token: Address, signal: AbortSignal) {
    const answer = await readToken(token, signal)
    // The node did not respond: retry next time.
    if (answer.kind === 'unreachable') return void unanswered.add(token)
    const found = answer.kind === 'found' ? answer.value : null
    const judged = judgeToken(token, found, { chain, owner: safe })
    names.set(token, judged.kind === 'usable' ? judged.token : null)
  }

  return {
    of: (token) => names.get(token) ?? null,
    isKnown,
    isAsked: (token) => isKnown(token) || unanswered.has(token),
    async read(tokens, signal) {
      const unknown = [...new Set(tokens)].filter((token) => !isKnown(token))
      for (let at = 0; at < unknown.length; at += tokensAtOnce)
        await Promise.all(unknown.slice(at, at + tokensAtOnce).map((token) => readOne(token, signal)))
    },
  }
}
