import { type Address, getAddress, type Hex, isAddress, isHash, isHex, size, slice } from 'viem'
import * as v from 'valibot'
import type { SafeTxHash } from '../../core/safe/safeTx'
import { storedText } from '../../core/storedText'
import type { KeyValueStorage } from '../../ports/storage'

/**
 * A foreign signature: a wallet returned something else than its owner's signature. Stored until the user dismisses it.
 */
export type SignatureAlarm = {
  /** The request: over `askedHash`, by `owner`. */
  readonly action: 'confirm' | 'reject' | 'delete'
  readonly askedHash: Hex
  readonly owner: Address
  /** What was returned: its first 512 bytes, and its full size. */
  readonly signature: Hex
  readonly sizeBytes: number
  /** The signer that it recovers to over `askedHash`; null: none. */
  readonly recovered: Address | null
  readonly atMs: number
  /** Null: active, so nothing can be signed or sent. */
  readonly dismissed: { readonly reason: string; readonly atMs: number } | null
}

type Where = {
  readonly chain: { readonly id: number }
  readonly safe: Address
  readonly safeTxHash: SafeTxHash
}

/** The most bytes of an answer that are stored. */
const keptBytes = 512

const isAddressText = (input: unknown) => typeof input === 'string' && isAddress(input)
const alarmText = storedText(
  v.object({
    action: v.picklist(['confirm', 'reject', 'delete']),
    askedHash: v.custom<Hex>((input) => typeof input === 'string' && isHash(input)),
    owner: v.custom<Address>(isAddressText),
    signature: v.custom<Hex>((input) => isHex(input)),
    sizeBytes: v.number(),
    recovered: v.nullable(v.custom<Address>(isAddressText)),
    atMs: v.number(),
    dismissed: v.nullable(v.object({ reason: v.string(), atMs: v.number() })),
  }),
)

/** The latest alarm about this transaction; null: there was none. */
export function readAlarm(storage: KeyValueStorage, where: Where): SignatureAlarm | null {
  return alarmText.parse(storage.get(keyOf(where)))
}

/** Stores the alarm. Without room it lasts until the page is closed. */
export function keepAlarm(storage: KeyValueStorage, where: Where, alarm: SignatureAlarm): void {
  storage.set(keyOf(where), alarmText.serialise(alarm))
}

/** Whether the alarm is active, so that nothing can be signed or sent. */
export function isStopped(alarm: SignatureAlarm | null): alarm is SignatureAlarm {
  return alarm !== null && alarm.dismissed === null
}

/** Truncates what was returned. */
export function cutSignature(signature: Hex): Pick<SignatureAlarm, 'signature' | 'sizeBytes'> {
  const sizeBytes = size(signature)
  return { signature: sizeBytes > keptBytes ? slice(signature, 0, keptBytes) : signature, sizeBytes }
}

function keyOf({ chain, safe, safeTxHash }: Where): string {
  return `dsg.v1.alarm.${chain.id}.${getAddress(safe)}.${safeTxHash.toLowerCase()}`
}
