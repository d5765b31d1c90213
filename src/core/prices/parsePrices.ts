import * as v from 'valibot'
import { isAddress } from 'viem'
import { isCalendarDay } from '../fields'
import { cleanTokenText } from '../tokens/tokenText'
import type { Price, Prices } from './prices'
import { m } from './messages'

const maxCharacters = 2_000_000

/** Text, because a JSON number would lose digits. */
const price = v.pipe(
  v.string(),
  v.regex(/^\d{1,30}(?:\.\d{1,30})?$/, 'is not a price in plain digits, like "3012.55"'),
  v.transform((text): Price => {
    const [whole = '', fraction = ''] = text.split('.')
    return { value: BigInt(whole + fraction), decimals: fraction.length }
  }),
)

const assetKey = v.pipe(
  v.string(),
  v.check(
    (key) => key === 'native' || isAddress(key, { strict: false }),
    'is neither “native” nor the address of a token',
  ),
  v.transform((key) => key.toLowerCase()),
)

const noMoment = 'is not a moment like “2026-11-02T12:00:00Z”'

const pricesSchema = v.object({
  version: v.literal(1, 'is not 1'),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'is not a currency like “USD”')),
  source: v.pipe(
    v.string(),
    v.transform((text) => cleanTokenText(text, 40)),
    v.nonEmpty('is empty'),
  ),
  at: v.pipe(
    v.string(),
    v.isoTimestamp(noMoment),
    v.check((text) => isCalendarDay(text.slice(0, 10)), noMoment),
  ),
  prices: v.record(v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'is not a chain id')), v.record(assetKey, price)),
})

export type ParsedPrices =
  | { readonly kind: 'ok'; readonly prices: Prices }
  /** A whole sentence. */
  | { readonly kind: 'problem'; readonly reason: string }

/**
 * Parses an operator's prices (docs/configuration.md) for one chain. One mistake rejects all: a wrong price looks
 * like any other.
 */
export function parsePrices(text: string, chainId: number): ParsedPrices {
  if (text.length > maxCharacters) return problem(m.tooLong)
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return problem(m.noJson)
  }
  const parsed = v.safeParse(pricesSchema, json)
  if (!parsed.success) {
    const [issue] = parsed.issues
    const where = v.getDotPath(issue)
    return problem(issue.kind === 'schema' ? m.otherForm(where) : m.wrong(where, issue.message))
  }
  const { currency, source, at, prices } = parsed.output
  const of = new Map(Object.entries(prices[String(chainId)] ?? {}))
  return { kind: 'ok', prices: { currency, source, atMs: Date.parse(at), of } }
}

function problem(reason: string): ParsedPrices {
  return { kind: 'problem', reason }
}
