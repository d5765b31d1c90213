import type { AppChain } from '../../../core/chain'
import { type GiftRecord, giftRecordId } from '../../../core/record/giftRecord'
import type { Answer } from '../../../core/answer'
import { type CheckContext, type CheckOutcome, checkRecordAgainstChain } from './checkRecordAgainstChain'
import type { RecordSources } from '../recordParts'

/** One gift of an export with its outcome. */
export type CheckedClaim = {
  /** Index in the file, from 0. */
  readonly at: number
  readonly gift: GiftRecord
  /** `twice`: an earlier line of the file is the same payment, so the file counts it twice. */
  readonly outcome: CheckOutcome | { readonly kind: 'twice'; readonly firstAt: number }
}

/** Number of gifts to check at once. */
const atOnce = 4

/**
 * Checks every gift of an export against the chain, in order. Shared transactions, Safes and tokens are read once. Rejects
 * when aborted, or when a chunk of the app failed to load.
 *
 * @param onChecked - Called with each checked gift.
 */
export async function checkClaims(
  gifts: readonly GiftRecord[],
  context: CheckContext,
  { onChecked, signal }: { readonly onChecked: (claim: CheckedClaim) => void; readonly signal: AbortSignal },
): Promise<void> {
  const shared = new Map<number, Promise<RecordSources>>()
  const openSources = (chain: AppChain) => {
    const known = shared.get(chain.id) ?? context.openSources(chain).then(rememberAnswers)
    shared.set(chain.id, known)
    return known
  }
  const first = new Map<string, number>()
  for (let start = 0; start < gifts.length; start += atOnce) {
    const some = gifts.slice(start, start + atOnce).map((gift, place) => ({ gift, at: start + place }))
    const checked = some.map(async ({ gift, at }): Promise<CheckedClaim> => {
      const id = giftRecordId(gift)
      const firstAt = first.get(id) ?? at
      first.set(id, firstAt)
      if (firstAt !== at) return { at, gift, outcome: { kind: 'twice', firstAt } }
      return { at, gift, outcome: await checkRecordAgainstChain(gift, { ...context, openSources }, signal) }
    })
    for (const claim of await Promise.all(checked)) onChecked(claim)
    signal.throwIfAborted()
  }
}

/** Memoizes the reads, except failed ones. */
function rememberAnswers(sources: RecordSources): RecordSources {
  const { history, chainReader, readToken } = sources
  return {
    ...sources,
    history: {
      ...history,
      readMined: remembered((txHash) => txHash, history.readMined),
      finalBlock: remembered((_signal?: AbortSignal) => 'final', history.finalBlock),
      newestBlock: remembered((_signal?: AbortSignal) => 'newest', history.newestBlock),
    },
    chainReader: {
      ...chainReader,
      readSafe: remembered((safe) => safe, chainReader.readSafe),
      readCodeHash: remembered((contract) => contract, chainReader.readCodeHash),
    },
    readToken: remembered((token) => token, readToken),
  }
}

function remembered<TQuestion extends readonly unknown[], T>(
  keyOf: (...question: TQuestion) => string,
  read: (...question: TQuestion) => Promise<Answer<T>>,
): (...question: TQuestion) => Promise<Answer<T>> {
  const known = new Map<string, Promise<Answer<T>>>()
  return async (...question) => {
    const key = keyOf(...question)
    const asked = known.get(key) ?? read(...question)
    known.set(key, asked)
    try {
      const answer = await asked
      if (answer.kind === 'unreachable') known.delete(key)
      return answer
    } catch (error) {
      known.delete(key)
      throw error
    }
  }
}
