import type { Address } from 'viem'
import type { GiftRecord } from './giftRecord'
import { quarterOf, yearOf } from './period'

/** Filter of the gifts of a record, as in the URL of the page. Empty means "all". */
export type RecordFilter = {
  /** As `payeeKey`. */
  readonly cause: string
  /** As `tokenKey`. */
  readonly token: string
  /** A year or a quarter. */
  readonly period: string
  /** A `PaymentOutcome`. */
  readonly status: string
  /** "yes": includes payments to addresses that are not in the directory. */
  readonly others: string
}

export const everyGift: RecordFilter = { cause: '', token: '', period: '', status: '', others: '' }

/** Returns the payee: the id of the cause, or the address if the directory does not name it. */
export function payeeKey({ cause, recipient }: Pick<GiftRecord, 'cause' | 'recipient'>): string {
  return cause?.id ?? recipient
}

/** Returns "native", or the address of the token. */
export function tokenKey({ token }: { readonly token: Address | null }): string {
  return token ?? 'native'
}

/** Returns the gifts that match a filter, in their order. */
export function filterGifts(gifts: readonly GiftRecord[], filter: RecordFilter): readonly GiftRecord[] {
  const { cause, token, period, status, others } = filter
  return gifts.filter((gift) => {
    if (gift.cause === null && others === '' && cause === '') return false
    if (cause !== '' && payeeKey(gift) !== cause) return false
    if (token !== '' && tokenKey(gift.asset) !== token) return false
    if (status !== '' && gift.outcome !== status) return false
    if (period === '') return true
    const quarter = quarterOf(gift.atMs)
    return quarter === period || yearOf(quarter) === period
  })
}
