import { formatAmountFor } from './formatAmountFor'
import { locale } from '../../language/messages'

/** Formats an exact amount with its symbol, for sentences: "12,500 USDC". `amount` in base units. */
export function amountWords(
  amount: bigint,
  { decimals, symbol }: { readonly decimals: number; readonly symbol: string },
): string {
  return `${formatAmountFor(amount, decimals, locale)} ${symbol}`
}
