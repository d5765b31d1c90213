import { type Address, isAddressEqual } from 'viem'
import type { NamedToken } from '../../core/record/recordGifts'
import { judgeToken } from '../../core/tokens/judgeToken'
import type { RecordParts } from './recordParts'

/** What tokens that are not in the operator's list say of themselves, cleaned. Each is asked once. */
export type TokenNames = {
  /** Null: not read, or it says nothing that can be used. */
  of(token: Address): NamedToken | null
  /** False: it was not read yet, and is in no list. */
  isKnown(token: Address): boolean
  /** It is known, or the node was asked and did not answer. */
  isAsked(token: Address): boolean
  /** Reads those that are not known. Throws only when aborted. */
  read(tokens: Iterable<Address>, signal: AbortSignal): Promise<void>
}

/** More at once would be refused by public nodes. */
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
    // The node did not answer: it is asked again the next time.
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
