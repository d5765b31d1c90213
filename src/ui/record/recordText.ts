import { isAddressEqual } from 'viem'
import type { AppChain } from '../../core/chain'
import { formatAmountFor } from '../../core/money/formatAmount'
import { minorDigits } from '../../core/prices/prices'
import type { GiftRecord, GivenValue } from '../../core/record/giftRecord'
import { payeeKey } from '../../core/record/recordFilter'
import { locale } from '../../language/messages'
import { shortAddress } from '../parts/format'
import { m } from './messages'

const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** Formats a time in UTC, so that the record reads the same on every device: "31 Mar 2025, 22:30". */
export function utcText(atMs: number): string {
  return moment.format(atMs)
}

/** Returns "Q1 2025, January to March" for 2025-Q1, "2025" for a year. */
export function periodText(period: string): string {
  const [year = '', quarter] = period.split('-Q')
  if (quarter === undefined) return year
  const first = (Number(quarter) - 1) * 3
  const name = (at: number) => month.format(Date.UTC(2001, at, 1))
  return m.quarter(Number(quarter), year, name(first), name(first + 2))
}

/** Returns "Q1 2025" for 2025-Q1, "2025" for a year. */
export function shortPeriod(period: string): string {
  return period.split('-').toReversed().join(' ')
}

/** Returns true when the operator lists the asset. Others may have the same name. */
export function isListed({ token }: Pick<GiftRecord['asset'], 'token'>, chain: AppChain): boolean {
  return token === null || chain.tokens.some(({ address }) => isAddressEqual(address, token))
}

/** Returns the symbol of an asset, with the address where it is not listed. */
export function assetName(asset: GiftRecord['asset'], chain: AppChain): string {
  const { token, symbol } = asset
  return token === null || isListed(asset, chain) ? symbol : `${symbol} (${shortAddress(token)})`
}

/** Formats an exact amount with the name of its asset. */
export function assetText(amount: bigint, asset: GiftRecord['asset'], chain: AppChain): string {
  return `${formatAmountFor(amount, asset.decimals, locale)} ${assetName(asset, chain)}`
}

/** Returns "1,240.05 EUR". */
export function moneyText({ amount, currency }: Pick<GivenValue, 'amount' | 'currency'>): string {
  return `${formatAmountFor(amount, minorDigits(currency), locale)} ${currency}`
}

/** Returns a short name of the recipient, for a chart or a list to choose from. */
export function payeeText({
  cause,
  recipient,
  noted,
}: Pick<GiftRecord, 'cause' | 'recipient' | 'noted'>): string {
  if (cause !== null) return cause.name
  return noted.name === null ? shortAddress(recipient) : `${noted.name}, ${shortAddress(recipient)}`
}

/** Returns the names of the recipients of these gifts, by `payeeKey`, in the order of the gifts. */
export function payeeNames(gifts: readonly GiftRecord[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const gift of gifts) {
    const key = payeeKey(gift)
    if (!names.has(key)) names.set(key, payeeText(gift))
  }
  return names
}
