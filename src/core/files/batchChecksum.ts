import { type Hex, keccak256, stringToHex } from 'viem'

type Json = { readonly [key: string]: unknown }

/**
 * Computes the checksum that Safe's Transaction Builder writes into `meta.checksum`: the hash of the batch without
 * its checksum and with a name of null, so that a renamed batch keeps it.
 */
export function batchChecksum(batch: Json & { readonly meta: Json }): Hex {
  return jsonHash({ ...batch, meta: { ...withoutChecksum(batch.meta), name: null } })
}

/** Returns true for the checksum of the batch by any release of the Transaction Builder; earlier ones hash the name. */
export function fitsChecksum(batch: Json & { readonly meta: Json }, checksum: string): boolean {
  const older = jsonHash({ ...batch, meta: withoutChecksum(batch.meta) })
  return [batchChecksum(batch), older].some((hash) => hash === checksum.toLowerCase())
}

/**
 * Computes keccak256 of the Transaction Builder's own form of JSON: for an object all keys, sorted, as one list, then
 * each value with a comma.
 */
export function jsonHash(value: unknown): Hex {
  return keccak256(stringToHex(serialise(value)))
}

function serialise(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(serialise).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  const keys = JSON.stringify(entries.map(([key]) => key))
  return `{${keys}${entries.map(([, part]) => `${serialise(part)},`).join('')}}`
}

function withoutChecksum(meta: Json): Json {
  return Object.fromEntries(Object.entries(meta).filter(([key]) => key !== 'checksum'))
}
