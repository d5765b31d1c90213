import * as v from 'valibot'
import { type DocumentProblem, newerVersion, problemOf } from '../giving/readGiftDocument'
import { stringifyExact } from '../stringifyExact'
import type { GiftRecord } from './giftRecord'
import {
  chainTxHash,
  count,
  giftRecordSchema,
  giftRecordText,
  line,
  safeTxHash,
  timeMs,
  uint,
} from './giftRecordJson'
import { m } from './messages'
import type { RecordFilter } from './recordFilter'

const text = line(2_000)

/** What stands beside the gifts in a file, so that no file is taken for more than it holds. */
const kind = v.literal('gift record')
export const recordFileSchema = v.strictObject({
  kind,
  version: v.literal(1),
  /** How far the record reached when the file was written. */
  covers: v.variant('kind', [
    /** `later`: so many executed transactions are in later blocks, which were not final. */
    v.strictObject({
      kind: v.literal('complete'),
      block: uint,
      later: v.exactOptional(count(1, Number.MAX_SAFE_INTEGER)),
      atMs: timeMs,
    }),
    /** Of `unread` executed transactions it could not be read, or is not proved, what they paid. */
    v.strictObject({
      kind: v.literal('listed'),
      block: uint,
      atMs: timeMs,
      unread: count(1, Number.MAX_SAFE_INTEGER),
    }),
    v.strictObject({ kind: v.literal('since'), fromBlock: uint, block: uint }),
    v.strictObject({ kind: v.literal('unknown') }),
    /** Of an ordinary wallet: tokens to `recipients` addresses of the directory; coin only as far as the browser knew. */
    v.strictObject({
      kind: v.literal('wallet'),
      sent: count(0, Number.MAX_SAFE_INTEGER),
      block: uint,
      tokens: v.nullable(v.strictObject({ fromBlock: uint, block: uint, recipients: count(1, 1_000_000) })),
    }),
  ]),
  /** Which gifts of the record are in the file. */
  filter: v.strictObject({
    cause: text,
    token: text,
    period: text,
    status: text,
    others: text,
  }) satisfies v.GenericSchema<unknown, RecordFilter>,
  unread: v.array(
    v.strictObject({ safeTxHash: v.nullable(safeTxHash), txHash: chainTxHash, atMs: timeMs, reason: text }),
  ),
  replaced: v.array(
    v.strictObject({ safeTxHash, nonce: uint, payments: count(0, 1_000_000), replacedBy: safeTxHash }),
  ),
  gifts: v.array(v.unknown()),
})

/** A record of gifts as a file holds it. */
export type RecordFile = Readonly<
  Omit<v.InferOutput<typeof recordFileSchema>, 'kind' | 'version' | 'gifts' | 'unread' | 'replaced'>
> & {
  readonly unread: readonly v.InferOutput<typeof recordFileSchema>['unread'][number][]
  readonly replaced: readonly v.InferOutput<typeof recordFileSchema>['replaced'][number][]
  readonly gifts: readonly GiftRecord[]
}

export type RecordFileReading = { readonly kind: 'file'; readonly file: RecordFile } | DocumentProblem

/** Between two looks at the clock. */
const giftsPerStep = 20

/** The one text of a file, piece by piece: sorted keys, exact digits, a line for each gift. */
export function* writeRecordFile({
  covers,
  filter,
  gifts,
  unread,
  replaced,
}: RecordFile): Generator<string, void> {
  yield `{"covers":${stringifyExact(covers)},"filter":${stringifyExact(filter)},"gifts":[\n`
  yield* jsonLines(gifts, giftRecordText)
  yield `\n],"kind":"gift record","replaced":${stringifyExact(replaced)},"unread":${stringifyExact(unread)},"version":1}\n`
}

/**
 * Reads what `writeRecordFile` wrote, in any order of its keys. A problem names the field: "gifts[3].amount". Says nothing
 * about whether the gifts were made. Never throws.
 */
export function* readRecordFile(json: string): Generator<void, RecordFileReading> {
  let parsed: unknown
  try {
    parsed = JSON.parse(json)
  } catch {
    return { kind: 'problem', field: null, problem: m.noJson }
  }
  const newer = v.is(v.looseObject({ kind }), parsed) ? newerVersion(parsed, 1) : null
  if (newer !== null) return newer
  const beside = v.safeParse(recordFileSchema, parsed)
  if (!beside.success) return problemOf(beside.issues[0])
  const { covers, filter, unread, replaced } = beside.output
  const gifts: GiftRecord[] = []
  for (const [at, gift] of beside.output.gifts.entries()) {
    const read = v.safeParse(giftRecordSchema, gift)
    if (!read.success) {
      const problem = problemOf(read.issues[0])
      return { ...problem, field: `gifts[${at}]${problem.field === null ? '' : `.${problem.field}`}` }
    }
    gifts.push(read.output)
    if (at % giftsPerStep === 0) yield
  }
  return { kind: 'file', file: { covers, filter, unread, replaced, gifts } }
}

const itemsPerPiece = 20

/** Yields the items of a JSON list, one a line, several in each piece. */
export function* jsonLines<T>(items: readonly T[], textOf: (item: T) => string): Generator<string, void> {
  for (let at = 0; at < items.length; at += itemsPerPiece) {
    const lines = items.slice(at, at + itemsPerPiece).map(textOf)
    yield `${at === 0 ? '' : ',\n'}${lines.join(',\n')}`
  }
}
