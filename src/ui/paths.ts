import type { RecordFilter } from '../core/record/recordFilter'
import type { SafePlace } from '../core/review/safePlace'
import { safePlaceText } from '../core/review/safePlaceText'
import type { ChainTxHash, SafeTxHash } from '../core/safe/safeTx'
import type { CauseFilter } from './causes/filterCauses'

/** The screens. They live in the fragment of the address: a static host and the Safe's frame both keep it. */
export const paths = {
  causes: '/',
  search: ({ text, ...filter }: CauseFilter) => `/${queryOf({ q: text, ...filter })}`,
  cause: (id: string) => `/cause/${encodeURIComponent(id)}`,
  give: '/give',
  importGift: '/import',
  plans: '/plans',
  devices: '/devices',
  /** @param doc - The text of a gift document or a plan. It stays in the fragment, so no server sees it. */
  gift: (doc: string) => `/gift?doc=${doc}`,
  activity: '/activity',
  reviewStart: '/review',
  /**
   * @param hash - Of an ordinary wallet's gift: the hash of the chain's transaction.
   * @param index - Position of the payment in the transaction, from 0.
   * @param executedBy - The transaction that executed a Safe's, where known: the page has nothing to search then.
   */
  giftRecord: (
    place: SafePlace,
    hash: SafeTxHash | ChainTxHash,
    index: number,
    executedBy: ChainTxHash | null = null,
  ) => `/record/${safePlaceText(place)}/${hash}/${index}${queryOf({ tx: executedBy ?? '' })}`,
  check: '/check',
  /** @param record - The text of a gift record. It stays in the fragment, so no server sees it. */
  checkRecord: (record: string) => `/check?record=${record}`,
  /** @param giftText - As of `review`. */
  sheet: (place: SafePlace, safeTxHash: SafeTxHash, giftText?: string | null) =>
    `/sheet/${safePlaceText(place)}/${safeTxHash}${giftQuery(giftText)}`,
  ownRecord: '/record',
  /** The record of gifts of any account, with what is shown of it. */
  record: (place: SafePlace, filter: Partial<RecordFilter> = {}) =>
    `/record/${safePlaceText(place)}${queryOf(filter)}`,
  queue: (place: SafePlace) => `/queue/${safePlaceText(place)}`,
  /** @param giftText - The text of a gift document to compare with. It stays in the fragment, so no server sees it. */
  review: (place: SafePlace, safeTxHash: SafeTxHash, giftText?: string | null) =>
    `/review/${safePlaceText(place)}/${safeTxHash}${giftQuery(giftText)}`,
} as const

function giftQuery(giftText: string | null = null): string {
  return giftText === null ? '' : `?gift=${giftText}`
}

function queryOf(filter: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value !== '') query.set(name, value)
  return query.size === 0 ? '' : `?${query.toString()}`
}
