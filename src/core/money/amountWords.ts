import { formatAmountFor } from './formatAmountFor'
import { locale } from '../../language/messages'

/** An exact amount with its symbol, as it stands in the sentences of the page: "12,500 USDC". `amount` in base units. */
export function amountWords(
  amount: bigint,
  { decimals, symbol }: { readonly decimals: number; readonly symbol: string },
): string {
  return `${formatAmountFor(amount, decimals, locale)} ${symbol}`
}
