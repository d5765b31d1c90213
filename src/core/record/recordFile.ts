import * as v from 'valibot'
import { type DocumentProblem, newerVersion, problemOf } from '../giving/readGiftDocument'
import { stringifyExact } from '../stringifyExact'
import type { GiftRecord } from './giftRecord'
import {
  chainTxHash,
  count,
  firstGiftRecordSchema,
  giftRecordSchema,
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
const besideGifts = {
  kind,
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
}

/** Version 1: each gift repeats the fee of its transaction. */
const firstSchema = v.strictObject({ ...besideGifts, version: v.literal(1) })

/** The transactions of the gifts, each once, with its network fee. The gifts do not repeat it. */
const transactions = v.array(v.strictObject({ txHash: chainTxHash, feeWei: uint }))

/** Version 2: no gift has a memo. */
const secondSchema = v.strictObject({ ...besideGifts, version: v.literal(2), transactions })

export const recordFileSchema = v.strictObject({ ...besideGifts, version: v.literal(3), transactions })

/** A record of gifts as a file holds it. */
export type RecordFile = Readonly<Pick<v.InferOutput<typeof recordFileSchema>, 'covers' | 'filter'>> & {
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
  yield* jsonLines(gifts, giftText)
  yield `\n],"kind":"gift record","replaced":${stringifyExact(replaced)},"transactions":[\n`
  yield* jsonLines(transactionsOf(gifts), stringifyExact)
  yield `\n],"unread":${stringifyExact(unread)},"version":3}\n`
}

/** The JSON of a gift without the fee of its transaction, so that no sum counts it twice. */
function giftText({ feeWei: _fee, ...gift }: GiftRecord): string {
  return stringifyExact(gift)
}

function transactionsOf(gifts: readonly GiftRecord[]) {
  const fees = new Map(gifts.map(({ txHash, feeWei }) => [txHash, feeWei]))
  return [...fees].map(([txHash, feeWei]) => ({ txHash, feeWei }))
}

/**
 * Reads what `writeRecordFile` wrote, also in an earlier version, in any order of its keys. A problem names the field: "gifts[3].amount". Says nothing
 * about whether the gifts were made. Never throws.
 */
export function* readRecordFile(json: string): Generator<void, RecordFileReading> {
  let parsed: unknown
  try {
    parsed = JSON.parse(json)
  } catch {
    return { kind: 'problem', field: null, problem: m.noJson }
  }
  const newer = v.is(v.looseObject({ kind }), parsed) ? newerVersion(parsed, 3) : null
  if (newer !== null) return newer
  const isOf = (version: number) => v.is(v.looseObject({ version: v.literal(version) }), parsed)
  const beside = v.safeParse(isOf(1) ? firstSchema : isOf(2) ? secondSchema : recordFileSchema, parsed)
  if (!beside.success) return problemOf(beside.issues[0])
  const { covers, filter, unread, replaced } = beside.output
  const transactions = beside.output.version === 1 ? null : beside.output.transactions
  const fees = transactions && new Map(transactions.map(({ txHash, feeWei }) => [txHash, `${feeWei}`]))
  const giftSchema = beside.output.version === 3 ? giftRecordSchema : firstGiftRecordSchema
  const gifts: GiftRecord[] = []
  for (const [at, gift] of beside.output.gifts.entries()) {
    if (fees !== null && v.is(v.looseObject({ feeWei: v.unknown() }), gift))
      return { kind: 'problem', field: `gifts[${at}].feeWei`, problem: m.feeTwice }
    const read = v.safeParse(giftSchema, fees === null ? gift : withFee(gift, fees))
    if (!read.success) {
      const problem = problemOf(read.issues[0])
      return { ...problem, field: `gifts[${at}]${problem.field === null ? '' : `.${problem.field}`}` }
    }
    gifts.push(read.output)
    if (at % giftsPerStep === 0) yield
  }
  // A sum over them would be wrong otherwise.
  const paidBy = new Set<string>(gifts.map(({ txHash }) => txHash))
  if (transactions !== null && (transactions.length !== paidBy.size || fees?.size !== paidBy.size))
    return { kind: 'problem', field: 'transactions', problem: m.feeWithout }
  return { kind: 'file', file: { covers, filter, unread, replaced, gifts } }
}

/** Adds the fee of its transaction to a gift. Without it the gift is refused. */
function withFee(gift: unknown, fees: ReadonlyMap<string, string>): unknown {
  const known = v.safeParse(v.looseObject({ txHash: v.string() }), gift)
  const fee = known.success ? fees.get(known.output.txHash) : undefined
  return !known.success || fee === undefined ? gift : { ...known.output, feeWei: fee }
}

const itemsPerPiece = 20

/** Yields the items of a JSON list, one a line, several in each piece. */
export function* jsonLines<T>(items: readonly T[], textOf: (item: T) => string): Generator<string, void> {
  for (let at = 0; at < items.length; at += itemsPerPiece) {
    const lines = items.slice(at, at + itemsPerPiece).map(textOf)
    yield `${at === 0 ? '' : ',\n'}${lines.join(',\n')}`
  }
}
