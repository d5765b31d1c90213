import { locale } from '../../language/messages'

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
 * @param forLocale BCP 47, the page's own by default
 */
export function abbreviateAmount(value: bigint, decimals: number, forLocale = locale): string {
  const one = 10n ** BigInt(decimals)
  const shown = (digits: number, places: number) => inSigns(cut(value, digits, places), forLocale)
  if (value < one) return shown(decimals, 3)
  if (value < 100n * one) return shown(decimals, 2)
  if (value < 10_000n * one) return shown(decimals, 1)
  const { sign, digits } = units.find((unit) => value >= 10n ** BigInt(unit.digits) * one) ?? units[3]
  return `${shown(decimals + digits, 1)}${sign}`
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

/** English needs no `Intl`, whose first format takes about 10 ms of the page's start. */
const english = { decimal: '.', group: ',' }

/** Writes plain digits with the signs of the page. */
function inSigns(text: string, forLocale: string): string {
  const { decimal, group } = forLocale.startsWith('en') ? english : signsOf(forLocale)
  const [whole = '', fraction] = text.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`
}

function signsOf(forLocale: string) {
  const parts = new Intl.NumberFormat(forLocale).formatToParts(12_345.5)
  const sign = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value ?? ''
  return { decimal: sign('decimal'), group: sign('group') }
}
