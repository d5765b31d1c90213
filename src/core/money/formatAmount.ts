import { formatUnits } from 'viem'

/**
 * The canonical text of an amount: every digit, a dot as the decimal sign, no grouping, no trailing zeros. It is the
 * form for exports, the clipboard and comparisons, and `parseAmount` reads it back to the same value.
 *
 * @param value in base units
 * @param decimals of the asset
 */
export function formatAmount(value: bigint, decimals: number): string {
  return formatUnits(value, decimals)
}
