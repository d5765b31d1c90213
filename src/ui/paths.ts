import type { RecordFilter } from '../core/record/recordFilter'
import type { SafePlace } from '../core/review/safePlace'
import { safePlaceText } from '../core/review/safePlaceText'
import type { ChainTxHash, SafeTxHash } from '../core/safe/safeTx'
import type { CauseFilter } from './causes/filterCauses'

/** The path of each screen, in the fragment of the address: a static host and the Safe's frame both keep it. */
export const patterns = {
  causes: '/',
  cause: '/cause/:id',
  give: '/give',
  importGift: '/import',
  plans: '/plans',
  gift: '/gift',
  activity: '/activity',
  reviewStart: '/review',
  queueStart: '/queue',
  queue: '/queue/:place',
  /** A review's link that lost its hash. */
  queueOfReview: '/review/:place',
  review: '/review/:place/:hash',
  sheet: '/sheet/:place/:hash',
  ownRecord: '/record',
  record: '/record/:place',
  giftRecord: '/record/:place/:hash/:index',
  check: '/check',
  devices: '/devices',
} as const

export type ScreenName = keyof typeof patterns

type ParamsIn<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never

/** What a screen's path carries, by the names in its pattern. */
export type PathParams<Name extends ScreenName> = Readonly<Record<ParamsIn<(typeof patterns)[Name]>, string>>

/** Links to the screens. */
export const paths = {
  causes: patterns.causes,
  search: ({ text, ...filter }: CauseFilter) => `/${queryOf({ q: text, ...filter })}`,
  cause: (id: string) => pathTo('cause', { id: encodeURIComponent(id) }),
  give: patterns.give,
  importGift: patterns.importGift,
  plans: patterns.plans,
  devices: patterns.devices,
  /** @param doc - The text of a gift document or a plan. It stays in the fragment, so no server sees it. */
  gift: (doc: string) => `${patterns.gift}?doc=${doc}`,
  activity: patterns.activity,
  reviewStart: patterns.reviewStart,
  queueStart: patterns.queueStart,
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
  ) =>
    pathTo('giftRecord', { place: safePlaceText(place), hash, index: `${index}` }) +
    queryOf({ tx: executedBy ?? '' }),
  check: patterns.check,
  /** @param record - The text of a gift record. It stays in the fragment, so no server sees it. */
  checkRecord: (record: string) => `${patterns.check}?record=${record}`,
  /** @param giftText - As of `review`. @param note - As of `notedReview`: the way back keeps it. */
  sheet: (
    place: SafePlace,
    safeTxHash: SafeTxHash,
    giftText: string | null = null,
    note: string | null = null,
  ) => pathTo('sheet', { place: safePlaceText(place), hash: safeTxHash }) + saidQuery(giftText, note),
  ownRecord: patterns.ownRecord,
  /** The record of gifts of any account, with what is shown of it. */
  record: (place: SafePlace, filter: Partial<RecordFilter> = {}) =>
    pathTo('record', { place: safePlaceText(place) }) + queryOf(filter),
  queue: (place: SafePlace) => pathTo('queue', { place: safePlaceText(place) }),
  /**
   * @param giftText - The text of a gift document to compare with. It stays in the fragment, so no server sees it.
   * @param note - As of `notedReview`, beside the document.
   */
  review: (
    place: SafePlace,
    safeTxHash: SafeTxHash,
    giftText: string | null = null,
    note: string | null = null,
  ) => pathTo('review', { place: safePlaceText(place), hash: safeTxHash }) + saidQuery(giftText, note),
  /** @param note - The text of a link's note. It stays in the fragment, so no server sees it. */
  notedReview: (place: SafePlace, safeTxHash: SafeTxHash, note: string | null) =>
    pathTo('review', { place: safePlaceText(place), hash: safeTxHash }) + saidQuery(null, note),
} as const

/** Fills the parameters into a screen's pattern, as they are. */
function pathTo<Name extends ScreenName>(name: Name, params: PathParams<Name>): string {
  return Object.entries<string>(params).reduce<string>(
    (path, [param, value]) => path.replace(`:${param}`, () => value),
    patterns[name],
  )
}

function saidQuery(giftText: string | null, note: string | null): string {
  return queryOf({ gift: giftText ?? '', note: note ?? '' })
}

function queryOf(filter: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value !== '') query.set(name, value)
  return query.size === 0 ? '' : `?${query.toString()}`
}
