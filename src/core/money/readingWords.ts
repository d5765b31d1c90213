import { formatAmount } from './formatAmount'
import type { ParsedAmount } from './parseAmount'

type Asset = { readonly decimals: number; readonly symbol: string }

/**
 * How a typed amount was read, in digits without groups, which every country reads alike; null where the text says so
 * itself. Where another country reads another number, that one is named.
 */
export function readingWords(text: string, parsed: ParsedAmount, { decimals, symbol }: Asset): string | null {
  if (parsed.kind !== 'ok') return null
  const plain = formatAmount(parsed.value, decimals)
  const { otherReading } = parsed
  if (otherReading === null) return plain === text.trim() ? null : `Read as ${plain} ${symbol}.`
  const [whole, fraction] = plain.split('.')
  const about = fraction === undefined ? '' : `, a little more than ${whole}`
  return `Read as ${plain} ${symbol}${about}. If you mean ${otherReading}, write ${otherReading}.`
}
