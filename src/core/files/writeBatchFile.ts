import { type Address, type Hex, keccak256, stringToHex } from 'viem'
import { formatAmount } from '../money/formatAmount'
import type { Gift } from '../giving/gift'

type Batch = {
  readonly chainId: number
  readonly safe: Address
  readonly createdAtMs: number
  readonly gifts: readonly Gift[]
}

const transfer = {
  inputs: [
    { internalType: 'address', name: 'to', type: 'address' },
    { internalType: 'uint256', name: 'value', type: 'uint256' },
  ],
  name: 'transfer',
  payable: false,
}

/** Formats a gift as a batch for Safe's Transaction Builder, with its checksum. */
export function writeBatchFile({ chainId, safe, createdAtMs, gifts }: Batch): string {
  const batch = {
    version: '1.0',
    chainId: `${chainId}`,
    createdAt: createdAtMs,
    meta: {
      name: 'Gift',
      description: gifts.map(describe).join('\n').slice(0, 1_000),
      txBuilderVersion: '1.16.5',
      createdFromSafeAddress: safe,
      createdFromOwnerAddress: '',
    },
    transactions: gifts.map(({ asset, recipient, amount }) =>
      asset.kind === 'native'
        ? { to: recipient, value: `${amount}`, data: null, contractMethod: null, contractInputsValues: null }
        : {
            to: asset.address,
            value: '0',
            data: null,
            contractMethod: transfer,
            contractInputsValues: { to: recipient, value: `${amount}` },
          },
    ),
  }
  const meta = { ...batch.meta, checksum: batchChecksum(batch) }
  return `${JSON.stringify({ ...batch, meta }, null, 2)}\n`
}

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

function describe({ asset, amount, payeeName }: Gift): string {
  return `${formatAmount(amount, asset.decimals)} ${asset.symbol} to ${payeeName}`
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
