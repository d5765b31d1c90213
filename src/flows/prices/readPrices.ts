import type { Answer } from '../../core/answer'
import { parsePrices } from '../../core/prices/parsePrices'
import type { Prices } from '../../core/prices/prices'
import type { FetchText } from '../../ports/site'
import { m } from '../../core/prices/messages'

/** Reads the prices of a chain's assets from the operator's server. Rejects when the chunk failed to load. */
export type ReadPrices = (chainId: number) => Promise<Answer<Prices>>

/** Fetches and checks the operator's prices. Unusable ones are `unreachable`, with the reason. */
export async function readPrices(
  chainId: number,
  { fetchText }: { readonly fetchText: FetchText },
): Promise<Answer<Prices>> {
  const answer = await fetchText()
  if (answer.kind === 'missing') return { kind: 'unreachable', reason: m.missing }
  if (answer.kind === 'unreachable') return answer
  const parsed = parsePrices(answer.value, chainId)
  return parsed.kind === 'ok'
    ? { kind: 'found', value: parsed.prices }
    : { kind: 'unreachable', reason: parsed.reason }
}
