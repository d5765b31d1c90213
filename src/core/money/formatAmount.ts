import { formatUnits } from 'viem'

/**
 * Formats an amount canonically: every digit, a dot as the decimal sign, no grouping, no trailing zeros. For exports,
 * the clipboard and comparisons; `parseAmount` returns the same value from it.
 *
 * @param value in base units
 * @param decimals of the asset
 */
export function formatAmount(value: bigint, decimals: number): string {
  return formatUnits(value, decimals)
}
