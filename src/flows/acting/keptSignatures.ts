import { type Address, getAddress, type Hex } from 'viem'
import * as v from 'valibot'
import { address, bigUint, hash, hex, timeMs } from '../../core/fields'
import type { SafeTxHash } from '../../core/safe/safeTx'
import { foundOr, storedText } from '../../core/storedText'
import type { KeyValueStorage } from '../../ports/storage'
import { storedEntry } from '../storedEntry'

/** A signature made and verified here, kept until the transaction service has it. */
export type KeptSignature = {
  /** `reject`: over the rejection of the nonce, which may have to be proposed first. */
  readonly kind: 'confirm' | 'reject'
  readonly safeTxHash: SafeTxHash
  readonly nonce: bigint
  readonly owner: Address
  readonly signature: Hex
  readonly signedAtMs: number
}

/** One nonce of one Safe. */
export type KeptPlace = {
  readonly chain: { readonly id: number }
  readonly safe: Address
  readonly nonce: bigint
}

const keptText = storedText(
  v.object({
    kind: v.picklist(['confirm', 'reject']),
    safeTxHash: hash<SafeTxHash>(),
    nonce: bigUint,
    owner: address,
    signature: v.pipe(
      hex,
      v.check((text) => text.length === 132),
    ),
    signedAtMs: timeMs,
  }),
)

/** Reads the kept signatures for a nonce. Unreadable ones stay for the release that wrote them. */
export function readKept(storage: KeyValueStorage, place: KeptPlace): readonly KeptSignature[] {
  return storage
    .keys()
    .filter((key) => key.startsWith(prefixOf(place)))
    .flatMap((key) => foundOr(keptText.read(storage.get(key)), []))
    .filter(({ nonce }) => nonce === place.nonce)
}

/** Stores a signature before it is posted. False: a reload would not find it, or would find one of a later release. */
export function keepSignature(storage: KeyValueStorage, place: KeptPlace, kept: KeptSignature): boolean {
  return storedEntry(storage, keyOf(place, kept), keptText).keep(kept)
}

export function removeKept(storage: KeyValueStorage, place: KeptPlace, kept: KeptSignature): void {
  storedEntry(storage, keyOf(place, kept), keptText).remove()
}

function prefixOf({ chain, safe, nonce }: KeptPlace): string {
  return `dsg.v1.signature.${chain.id}.${getAddress(safe)}.${nonce}.`
}

function keyOf(place: KeptPlace, { safeTxHash, owner }: KeptSignature): string {
  return `${prefixOf(place)}${safeTxHash}.${owner}`
}
