import { type Hex, keccak256, stringToHex } from 'viem'

type Json = { readonly [key: string]: unknown }

/**
 * The checksum that Safe's Transaction Builder writes into `meta.checksum` of a batch: the hash of the batch without its
 * checksum and with a name of null, so that a renamed batch keeps it.
 */
export function batchChecksum(batch: Json & { readonly meta: Json }): Hex {
  return jsonHash({ ...batch, meta: { ...withoutChecksum(batch.meta), name: null } })
}

/** Whether the checksum is the one of the batch, as releases of the Transaction Builder write it, also earlier ones that hash the name. */
export function fitsChecksum(batch: Json & { readonly meta: Json }, checksum: string): boolean {
  const older = jsonHash({ ...batch, meta: withoutChecksum(batch.meta) })
  return [batchChecksum(batch), older].some((hash) => hash === checksum.toLowerCase())
}

/**
 * keccak256 of the Transaction Builder's own form of JSON: of an object all keys, sorted, as one list, and after it each
 * value with a comma.
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
