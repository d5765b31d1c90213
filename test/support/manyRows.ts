import { sign } from 'ox/Secp256k1'
import { toHex as serialize } from 'ox/Signature'
import { type Address, type Hex, zeroAddress } from 'viem'
import { safeTxHash } from '../../src/core/safe/safeTxHash'
import type { SafeTx } from '../../src/core/safe/safeTx'

type Rows = {
  readonly chainId: number
  readonly safe: Address
  readonly count: number
  readonly signers: readonly { readonly address: Address; readonly privateKey: Hex }[]
  /** What the row at this index calls. */
  readonly call: (index: number) => Pick<SafeTx, 'to' | 'value' | 'data' | 'operation'>
}

/** Rows of the transaction service as they come over the wire: true hashes, and signed by each of the signers. */
export function manyRows({ chainId, safe, count, signers, call }: Rows): readonly object[] {
  return Array.from({ length: count }, (_, index) => {
    const tx: SafeTx = {
      ...call(index),
      safeTxGas: 0n,
      baseGas: 0n,
      gasPrice: 0n,
      gasToken: zeroAddress,
      refundReceiver: zeroAddress,
      nonce: BigInt(index),
    }
    const hash = safeTxHash(tx, { chainId, safe, version: '1.4.1' })
    const date = new Date(Date.UTC(2026, 10, 20) + index * 60_000).toISOString()
    return {
      safe,
      to: tx.to,
      value: `${tx.value}`,
      data: tx.data === '0x' ? null : tx.data,
      operation: tx.operation,
      safeTxGas: '0',
      baseGas: '0',
      gasPrice: '0',
      gasToken: zeroAddress,
      refundReceiver: zeroAddress,
      nonce: `${tx.nonce}`,
      safeTxHash: hash,
      isExecuted: false,
      submissionDate: date,
      modified: date,
      confirmationsRequired: 2,
      confirmations: signers.map(({ address, privateKey }) => ({
        owner: address,
        signature: serialize(sign({ payload: hash, privateKey })),
        submissionDate: date,
      })),
      origin: '{}',
      trusted: true,
    }
  })
}

/** The page of a list of rows that a URL asks for, as the service gives it. */
export function pageOfRows(rows: readonly object[], url: string): object {
  const query = new URL(url).searchParams
  const [limit, offset] = [Number(query.get('limit') ?? 100), Number(query.get('offset') ?? 0)]
  const next = offset + limit < rows.length ? url : null
  return { count: rows.length, next, previous: null, results: rows.slice(offset, offset + limit) }
}
