import { type Address, getAddress, type Hex, isAddressEqual, size, slice } from 'viem'
import * as v from 'valibot'
import { cleanText } from '../../core/cleanLine'
import { address, count, hash, hex, timeMs } from '../../core/fields'
import { isHexEqual } from '../../core/isHexEqual'
import type { SafeTxHash } from '../../core/safe/safeTx'
import { foundOr, storedText, type Unreadable } from '../../core/storedText'
import type { KeyValueStorage } from '../../ports/storage'
import { type StoredEntry, storedEntry } from '../storedEntry'

/**
 * A foreign signature: a wallet returned something else than its owner's signature. Stored until the user dismisses it;
 * until then that owner's wallet gets no request for this Safe.
 */
export type SignatureAlarm = {
  /** The request: over `askedHash`, by `owner`. */
  readonly action: 'confirm' | 'reject' | 'delete'
  readonly askedHash: Hex
  readonly owner: Address
  /** Response of the wallet: its first 512 bytes, and its full size. */
  readonly signature: Hex
  readonly sizeBytes: number
  /** The signer that it recovers to over `askedHash`; null: none. */
  readonly recovered: Address | null
  readonly atMs: number
  /** Null: active, so nothing can be signed or sent. */
  readonly dismissed: { readonly reason: string; readonly atMs: number } | null
}

/** An alarm, and the transaction at which it was raised. */
export type RaisedAlarm = SignatureAlarm & { readonly safeTxHash: SafeTxHash }

type SafeOfAlarm = { readonly chain: { readonly id: number }; readonly safe: Address }
type Where = SafeOfAlarm & { readonly safeTxHash: SafeTxHash }

/** Maximum number of stored bytes of a response. */
const keptBytes = 512

/** Maximum length of a reason for a dismissal. */
export const maxReasonLength = 300

const alarmText = storedText(
  v.object({
    action: v.picklist(['confirm', 'reject', 'delete']),
    askedHash: hash(),
    owner: address,
    signature: v.pipe(
      hex,
      v.check((text) => size(text) <= keptBytes),
    ),
    sizeBytes: count,
    recovered: v.nullable(address),
    atMs: timeMs,
    dismissed: v.nullable(
      v.object({
        reason: v.pipe(
          v.string(),
          v.transform((text) => cleanText(text, maxReasonLength) ?? '?'),
        ),
        atMs: timeMs,
      }),
    ),
  }),
)

/**
 * Returns the alarm to show at a transaction: an active one about it, whichever wallet is connected; else an active one of
 * this owner about any transaction of the Safe; else the latest about this transaction. Null: none.
 *
 * @param owner - Owner of the connected wallet; null: none.
 */
export function readAlarm(
  storage: KeyValueStorage,
  { safeTxHash, ...where }: Where,
  owner: Address | null,
): RaisedAlarm | null {
  const raised = alarmsOf(storage, where)
  const own = raised.find((alarm) => isHexEqual(alarm.safeTxHash, safeTxHash)) ?? null
  if (isStopped(own) || owner === null) return own
  return raised.find((alarm) => isStopped(alarm) && isAddressEqual(alarm.owner, owner)) ?? own
}

/** Returns all alarms of a Safe, newest first. */
function alarmsOf(storage: KeyValueStorage, where: SafeOfAlarm): readonly RaisedAlarm[] {
  const raised = entriesOf(storage, where).flatMap(({ safeTxHash, entry }) => {
    const alarm = foundOr(entry.read(), null)
    return alarm === null ? [] : [{ ...alarm, safeTxHash }]
  })
  return raised.sort((one, other) => other.atMs - one.atMs)
}

/** Returns an unreadable alarm of the Safe, at any transaction: it may be active. Null: none. */
export function unreadableAlarm(storage: KeyValueStorage, where: SafeOfAlarm): Unreadable | null {
  return entriesOf(storage, where).flatMap(({ entry }) => entry.unreadable() ?? [])[0] ?? null
}

/** Removes the unreadable alarm of the Safe that was shown to the user. */
export function discardAlarm(storage: KeyValueStorage, where: SafeOfAlarm, shown: Unreadable): void {
  for (const { entry } of entriesOf(storage, where)) entry.discard(shown)
}

function entriesOf(storage: KeyValueStorage, where: SafeOfAlarm) {
  const prefix = prefixOf(where)
  return storage
    .keys()
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({
      safeTxHash: key.slice(prefix.length) as SafeTxHash,
      entry: storedEntry(storage, key, alarmText),
    }))
}

/** Returns the entry of the latest alarm about this transaction. Without room it lasts until the page is closed. */
export function signatureAlarm(
  storage: KeyValueStorage,
  { safeTxHash, ...where }: Where,
): StoredEntry<SignatureAlarm> {
  return storedEntry(storage, `${prefixOf(where)}${safeTxHash.toLowerCase()}`, alarmText)
}

/** Returns true when the alarm is active, so that nothing can be signed or sent. */
export function isStopped<Alarm extends SignatureAlarm>(alarm: Alarm | null): alarm is Alarm {
  return alarm !== null && alarm.dismissed === null
}

/** Truncates the response of the wallet. */
export function cutSignature(signature: Hex): Pick<SignatureAlarm, 'signature' | 'sizeBytes'> {
  const sizeBytes = size(signature)
  return { signature: sizeBytes > keptBytes ? slice(signature, 0, keptBytes) : signature, sizeBytes }
}

function prefixOf({ chain, safe }: SafeOfAlarm): string {
  return `dsg.v1.alarm.${chain.id}.${getAddress(safe)}.`
}
