import { type Address, isAddress } from 'viem'
import * as v from 'valibot'
import { type DocumentProblem, newerVersion, problemOf } from '../giving/readGiftDocument'
import { stringifyExact } from '../stringifyExact'
import { m } from './messages'
import { type SealedPart, sealedSchema } from './sealedPart'

/** Kinds of stored data that another browser may take over. */
export type KeptKind = 'basket' | 'plans' | 'purposes' | 'tokens' | 'tracked'

/** Stored data of one browser for this page. */
export type DeviceFile = {
  readonly savedAtMs: number
  /** By storage key. */
  readonly kept: Readonly<Record<string, string>>
  /** Notes of gifts, by `accountName`. Unparsed after reading a file. */
  readonly notes: Readonly<Record<string, readonly unknown[]>>
  /** Pending sign-ins (`carriedSignIns`), which only a password opens. Null: none. */
  readonly sealed: SealedPart | null
}

type NotedAccount = { readonly chainId: number; readonly owner: Address }

/** Returns the name of an account in a file. */
export function accountName({ chainId, owner }: NotedAccount): string {
  return `${chainId}.${owner.toLowerCase()}`
}

/** Parses the account from `accountName`; null for any other text. */
export function parseAccountName(name: string): NotedAccount | null {
  const [, chainId, owner = ''] = /^(\d{1,15})\.(0x[\da-f]{40})$/.exec(name) ?? []
  return isAddress(owner) ? { chainId: Number(chainId), owner } : null
}

const accountKey = /^dsg\.v1\.(basket|plans|purposes|tokens)\.\d{1,16}\.0x[\da-f]{40}$/
const trackedKey = /^dsg\.v1\.tracked\.\d{1,16}\.(wallet\.)?0x[\da-fA-F]{40}$/

/**
 * Returns the kind of a storage key that can be copied to another browser unchanged; null for all others.
 * Deliberately excludes a pending request to a wallet or the Safe, a signature that is not posted yet, and a pending
 * execution: two browsers with one of them could both act on it. Carries a sign-in only in `sealed`: its secret in
 * plain text would make the file a key.
 */
export function keptKind(key: string): KeptKind | null {
  if (trackedKey.test(key)) return 'tracked'
  const kind = accountKey.exec(key)?.[1]
  return kind === 'basket' || kind === 'plans' || kind === 'purposes' || kind === 'tokens' ? kind : null
}

/** Room for some 100,000 notes, and more than a browser's storage holds, in characters. */
export const maxDeviceFile = 60_000_000

/** Most values in a file. One takes some twelve characters; more of them would take seconds and gigabytes to parse. */
const mostValues = maxDeviceFile / 12

/** Most notes of an account, and most stored entries or accounts. */
const mostNotes = 200_000
const mostEntries = 5_000

function hasFewValues(text: string): boolean {
  let left = mostValues
  for (let at = text.indexOf(','); at >= 0 && left > 0; at = text.indexOf(',', at + 1)) left--
  return left > 0
}

/** Looks before the schema, which makes an object of each value. */
function hasFewEntries(json: unknown): boolean {
  if (typeof json !== 'object' || json === null) return true
  const parts: readonly unknown[] = ['kept' in json ? json.kept : null, 'notes' in json ? json.notes : null]
  return parts.every((part) => {
    if (typeof part !== 'object' || part === null) return true
    const values: readonly unknown[] = Object.values(part)
    return (
      values.length <= mostEntries &&
      values.every((value) => !Array.isArray(value) || value.length <= mostNotes)
    )
  })
}

const kind = v.literal('do-some-good device')
export const deviceFileSchema = v.strictObject({
  kind,
  version: v.literal(1),
  savedAtMs: v.pipe(
    v.number(),
    v.safeInteger(m.noTime),
    v.minValue(0, m.noTime),
    v.maxValue(8.64e15, m.noTime),
  ),
  kept: v.record(
    v.pipe(
      v.string(),
      v.check((key) => keptKind(key) !== null, m.unknownKey),
    ),
    v.string(),
  ),
  notes: v.optional(
    v.record(
      v.pipe(
        v.string(),
        v.check((name) => parseAccountName(name) !== null, m.unknownKey),
      ),
      v.array(v.unknown()),
    ),
    {},
  ),
  sealed: v.optional(v.nullable(sealedSchema), null),
})

/** Serialises a device file, in steps. */
export function* writeDeviceFile({
  savedAtMs,
  kept,
  notes,
  sealed,
}: DeviceFile): Generator<undefined, string> {
  const named = { kind: 'do-some-good device', version: 1, savedAtMs, kept }
  const head = stringifyExact(sealed === null ? named : { ...named, sealed })
  const accounts: string[] = []
  for (const [name, own] of Object.entries(notes)) {
    const texts: string[] = []
    for (const note of own) {
      yield
      texts.push(stringifyExact(note))
    }
    accounts.push(`${JSON.stringify(name)}:[${texts.join(',')}]`)
  }
  return accounts.length === 0 ? head : `${head.slice(0, -1)},"notes":{${accounts.join(',')}}}`
}

export type DeviceFileReading = { readonly kind: 'file'; readonly file: DeviceFile } | DocumentProblem

/** Parses a device file. The text under each key, and each note, is parsed when it is merged. Never throws. */
export function readDeviceFile(text: string): DeviceFileReading {
  if (text.length > maxDeviceFile || !hasFewValues(text))
    return { kind: 'problem', field: null, problem: m.tooLong }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { kind: 'problem', field: null, problem: m.noJson }
  }
  const newer = v.is(v.looseObject({ kind }), json) ? newerVersion(json, 1) : null
  if (newer !== null) return newer
  if (!hasFewEntries(json)) return { kind: 'problem', field: null, problem: m.tooLong }
  const parsed = v.safeParse(deviceFileSchema, json)
  if (!parsed.success) return problemOf(parsed.issues[0])
  const { savedAtMs, kept, notes, sealed } = parsed.output
  return { kind: 'file', file: { savedAtMs, kept, notes, sealed } }
}
