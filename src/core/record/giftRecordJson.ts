import * as v from 'valibot'
import { type Address, getAddress, type Hex, isAddress, maxUint256 } from 'viem'
import { hiddenCharacter, piledAccents } from '../cleanLine'
import { isCalendarDay } from '../fields'
import { type DocumentProblem, newerVersion, problemOf } from '../giving/readGiftDocument'
import type { ChainTxHash, SafeTxHash } from '../safe/safeTx'
import { stringifyExact } from '../stringifyExact'
import { maxMemoLength } from '../giving/basket'
import type { GiftRecord } from './giftRecord'
import { m } from './messages'

const address = v.pipe(
  v.string(),
  v.check((text) => isAddress(text, { strict: false }), m.noAddress),
  v.check((text) => !isAddress(text, { strict: false }) || getAddress(text) === text, m.checksum),
  v.transform((text) => text as Address),
)

const hash = v.pipe(
  v.string(),
  v.regex(/^0x[\da-f]{64}$/, m.noHash),
  v.transform((text) => text as Hex),
)
export const safeTxHash = v.pipe(
  hash,
  v.transform((hex) => hex as SafeTxHash),
)
export const chainTxHash = v.pipe(
  hash,
  v.transform((hex) => hex as ChainTxHash),
)

export const uint = v.pipe(
  v.string(),
  v.regex(/^(0|[1-9]\d{0,77})$/, m.noUint),
  v.transform((text) => BigInt(text)),
  v.maxValue(maxUint256, m.tooMuch),
)

export function count(least: number, most: number) {
  return v.pipe(
    v.number(),
    v.safeInteger(m.noCount),
    v.minValue(least, m.noCount),
    v.maxValue(most, m.noCount),
  )
}

/** The last moment that a `Date` can name. */
export const timeMs = v.pipe(
  v.number(),
  v.safeInteger(m.noTime),
  v.minValue(0, m.noTime),
  v.maxValue(8.64e15, m.noTime),
)

const day = v.pipe(v.string(), v.check(isCalendarDay, m.noDay))

export function line(most: number) {
  return v.pipe(
    v.string(),
    v.maxLength(most, (issue) => m.tooLong(Number(issue.received), most)),
    v.check((text) => !hiddenCharacter.test(text), m.hidden),
    v.check((text) => !piledAccents.test(text), m.accents),
  )
}

/** A text that is null where it is not known: it is never empty, or a table could not tell the two apart. */
function known(most: number) {
  return v.pipe(line(most), v.nonEmpty(m.empty))
}

const refund = v.strictObject({ token: v.nullable(address), receiver: address, amount: uint })

const payer = v.variant('kind', [
  v.strictObject({
    kind: v.literal('safe'),
    address,
    safeTxHash,
    nonce: uint,
    signers: v.nullable(v.array(address)),
    refund: v.nullable(refund),
  }),
  v.strictObject({
    kind: v.literal('wallet'),
    address,
    nonce: v.nullable(count(0, Number.MAX_SAFE_INTEGER)),
  }),
])

const value = v.strictObject({
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, m.noCurrency)),
  amount: uint,
  source: line(100),
  atMs: timeMs,
})

/** What was noted in version 1. */
const firstNoted = v.strictObject({
  name: v.nullable(known(300)),
  purpose: v.nullable(known(1_000)),
  planId: v.nullable(known(100)),
  proposer: v.nullable(address),
  value: v.nullable(value),
})

/** The JSON of a gift record. Quantities in base units are decimal text: a JSON number would lose digits. */
export const giftRecordSchema = v.strictObject({
  chainId: count(1, Number.MAX_SAFE_INTEGER),
  payer,
  txHash: chainTxHash,
  blockNumber: uint,
  blockHash: hash,
  atMs: timeMs,
  index: count(0, 1_000_000),
  recipient: address,
  asset: v.strictObject({ token: v.nullable(address), symbol: line(100), decimals: count(0, 255) }),
  amount: v.pipe(uint, v.minValue(1n, m.zero)),
  arrived: uint,
  outcome: v.picklist(['delivered', 'partial', 'nothing', 'failed']),
  executor: address,
  feeWei: uint,
  cause: v.nullable(
    v.strictObject({
      id: known(64),
      name: line(200),
      country: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, m.noCountry))),
      registration: v.nullable(v.strictObject({ authority: known(300), number: known(300) })),
    }),
  ),
  directory: v.nullable(v.strictObject({ version: count(0, Number.MAX_SAFE_INTEGER), date: day })),
  noted: v.strictObject({ ...firstNoted.entries, memo: v.nullable(known(maxMemoLength)) }),
}) satisfies v.GenericSchema<unknown, GiftRecord>

/** Version 1, without memos. */
export const firstGiftRecordSchema = v.strictObject({
  ...giftRecordSchema.entries,
  noted: v.pipe(
    firstNoted,
    v.transform((noted) => ({ ...noted, memo: null })),
  ),
}) satisfies v.GenericSchema<unknown, GiftRecord>

/** The version of the file of one gift that is written. */
const fileVersion = 2

/** Contents of the file of one gift. Files saved before it had a version are of version 1. */
const fileSchema = v.variant('version', [
  v.strictObject({ ...giftRecordSchema.entries, version: v.literal(fileVersion) }),
  v.strictObject({ ...firstGiftRecordSchema.entries, version: v.exactOptional(v.literal(1)) }),
])

export type GiftRecordReading = { readonly kind: 'record'; readonly gift: GiftRecord } | DocumentProblem

/** Returns a gift as a file of its own: sorted keys, exact digits, one line. */
export function giftRecordFile(gift: GiftRecord): string {
  return `${stringifyExact({ version: fileVersion, ...gift })}\n`
}

/**
 * Reads the JSON of one gift, in any order of its keys. An unknown or missing key, a wrong checksum or a number that is not
 * exact is a problem that names the field. Says nothing about whether the gift was made. Never throws.
 */
export function readGiftRecord(text: string): GiftRecordReading {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { kind: 'problem', field: null, problem: m.noJson }
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return { kind: 'problem', field: null, problem: m.noJson }
  const newer = newerVersion(json, fileVersion)
  if (newer !== null) return newer
  const parsed = v.safeParse(fileSchema, json)
  if (!parsed.success) return problemOf(parsed.issues[0])
  const { version: _version, ...gift } = parsed.output
  return { kind: 'record', gift }
}
