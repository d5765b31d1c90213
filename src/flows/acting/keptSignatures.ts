import { type Address, getAddress, type Hex } from 'viem'
import * as v from 'valibot'
import { address, bigUint, hash, hex, timeMs } from '../../core/fields'
import type { SafeTxHash } from '../../core/safe/safeTx'
import { foundOr, storedText, type Unreadable, unreadable } from '../../core/storedText'
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

/** Reads the kept signatures for a nonce. Unreadable ones stay stored (`unreadableKept`). */
export function readKept(storage: KeyValueStorage, place: KeptPlace): readonly KeptSignature[] {
  return keysOf(storage, place).flatMap((key) => foundOr(keptAt(storage, place, key).read(), []))
}

/** Returns the first unreadable signature over one of these transactions; null: none. */
export function unreadableKept(
  storage: KeyValueStorage,
  place: KeptPlace,
  hashes: readonly SafeTxHash[],
): Unreadable | null {
  const isAbout = (key: string) => hashes.some((hash) => hash.toLowerCase() === hashIn(key, place))
  for (const key of keysOf(storage, place).filter(isAbout)) {
    const unreadable = keptAt(storage, place, key).unreadable()
    if (unreadable !== null) return unreadable
  }
  return null
}

/** Removes the unreadable signature that was shown. */
export function discardKept(storage: KeyValueStorage, place: KeptPlace, shown: Unreadable): void {
  for (const key of keysOf(storage, place)) {
    const entry = keptAt(storage, place, key)
    if (entry.unreadable()?.text === shown.text) return entry.discard(shown)
  }
}

/** Stores a signature before it is posted. False: a reload would not find it, or would find one of a later release. */
export function keepSignature(storage: KeyValueStorage, place: KeptPlace, kept: KeptSignature): boolean {
  return storedEntry(storage, keyOf(place, kept), keptText).keep(kept)
}

export function removeKept(storage: KeyValueStorage, place: KeptPlace, kept: KeptSignature): void {
  storedEntry(storage, keyOf(place, kept), keptText).remove()
}

function keysOf(storage: KeyValueStorage, place: KeptPlace): readonly string[] {
  return storage.keys().filter((key) => key.startsWith(prefixOf(place)))
}

/** One that is stored under another nonce than its own is damaged. */
function keptAt(storage: KeyValueStorage, { nonce }: KeptPlace, key: string) {
  return storedEntry<KeptSignature>(storage, key, {
    serialise: keptText.serialise,
    read(text) {
      const reading = keptText.read(text)
      const isMisplaced = reading.kind === 'found' && reading.value.nonce !== nonce
      return isMisplaced ? unreadable('damaged', `${text}`) : reading
    },
  })
}

function hashIn(key: string, place: KeptPlace): string {
  return key.slice(prefixOf(place).length).split('.')[0]?.toLowerCase() ?? ''
}

function prefixOf({ chain, safe, nonce }: KeptPlace): string {
  return `dsg.v1.signature.${chain.id}.${getAddress(safe)}.${nonce}.`
}

function keyOf(place: KeptPlace, { safeTxHash, owner }: KeptSignature): string {
  return `${prefixOf(place)}${safeTxHash}.${owner}`
}
