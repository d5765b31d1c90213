import type { Address } from 'viem'
import { formatAmount } from '../money/formatAmount'
import type { Gift } from '../giving/gift'
import { batchChecksum } from './batchChecksum'

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

function describe({ asset, amount, payeeName }: Gift): string {
  return `${formatAmount(amount, asset.decimals)} ${asset.symbol} to ${payeeName}`
}
