const units = [
  { sign: 't', digits: 12 },
  { sign: 'b', digits: 9 },
  { sign: 'm', digits: 6 },
  { sign: 'k', digits: 3 },
] as const

/**
 * Formats an amount for a header: 3 decimals below 1, 2 below 100, 1 below 10,000, then 1 with k, m, b or t.
 * Truncates, so that it never shows more than there is. Not for an amount to be signed.
 *
 * @param value in base units, not negative
 * @param decimals of the asset
 */
export function abbreviateAmount(value: bigint, decimals: number): string {
  const one = 10n ** BigInt(decimals)
  if (value < one) return cut(value, decimals, 3)
  if (value < 100n * one) return cut(value, decimals, 2)
  if (value < 10_000n * one) return group(cut(value, decimals, 1))
  const { sign, digits } = units.find((unit) => value >= 10n ** BigInt(unit.digits) * one) ?? units[3]
  return `${group(cut(value, decimals + digits, 1))}${sign}`
}

function cut(value: bigint, decimals: number, shown: number): string {
  const digits = value.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits
    .slice(digits.length - decimals)
    .slice(0, shown)
    .replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}

function group(text: string): string {
  const [whole = '', fraction] = text.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
