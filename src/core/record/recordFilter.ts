import type { Address } from 'viem'
import type { GiftRecord } from './giftRecord'

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
  /** Addresses that are not in the directory. "no": leaves them out. "only": leaves the causes out. */
  readonly others: string
}

/** A calendar year in UTC, "2025", or a quarter of it, "2025-Q1". */
export type Period = string

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
    if (others === 'no' && gift.cause === null && cause === '') return false
    if (others === 'only' && gift.cause !== null) return false
    if (cause !== '' && payeeKey(gift) !== cause) return false
    if (token !== '' && tokenKey(gift.asset) !== token) return false
    if (status !== '' && gift.outcome !== status) return false
    if (period === '') return true
    const quarter = quarterOf(gift.atMs)
    return quarter === period || yearOf(quarter) === period
  })
}

/**
 * Returns a filter as files hold it. Earlier releases left other addresses out unless `others` was "yes", so a file of all
 * payments still says so.
 */
export function filterInFile(filter: RecordFilter): RecordFilter {
  return filter.others === '' ? { ...filter, others: 'yes' } : filter
}

const dayMs = 86_400_000

/** Cache by day since 1970: a filter needs the quarter of each of 10,000 gifts. */
const quarters = new Map<number, Period>()

/** Returns the quarter of a time, in UTC: "2025-Q1". */
export function quarterOf(atMs: number): Period {
  const day = Math.floor(atMs / dayMs)
  const known = quarters.get(day)
  if (known !== undefined) return known
  const date = new Date(atMs)
  const quarter = `${date.getUTCFullYear()}-Q${Math.floor(date.getUTCMonth() / 3) + 1}`
  quarters.set(day, quarter)
  return quarter
}

/** Returns the year of a quarter or of a year: "2025". */
export function yearOf(period: Period): Period {
  return period.replace(/-Q\d$/, '')
}

/** Returns every quarter from `first` to `last`, both included. */
export function quartersBetween(first: Period, last: Period): readonly Period[] {
  const [from, to] = [numberOf(first), numberOf(last)]
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => periodOf(from + at))
}

function numberOf(quarter: Period): number {
  const [year = '', part = '1'] = quarter.split('-Q')
  return Number(year) * 4 + Number(part) - 1
}

function periodOf(number: number): Period {
  return `${Math.floor(number / 4)}-Q${(number % 4) + 1}`
}
