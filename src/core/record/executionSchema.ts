import { maxUint256 } from 'viem'
import * as v from 'valibot'
import { address, count, hash, hex, timeMs } from '../fields'
import type { ChainTxHash, SafeTxHash } from '../safe/safeTx'

/** Formatting a longer one takes minutes. */
const uint = v.pipe(v.bigint(), v.minValue(0n), v.maxValue(maxUint256))
const safeTxHash = hash<SafeTxHash>()

const tx = v.strictObject({
  to: address,
  value: uint,
  data: hex,
  operation: v.picklist([0, 1]),
  safeTxGas: uint,
  baseGas: uint,
  gasPrice: uint,
  gasToken: address,
  refundReceiver: address,
  nonce: uint,
})

/** Schema of an execution as this browser stores it: a structured clone, which keeps bigints. */
export const executionSchema = v.strictObject({
  recorded: v.strictObject({
    chainId: count,
    safe: address,
    safeTxHash,
    txHash: hash<ChainTxHash>(),
    block: v.strictObject({ number: uint, hash: hash(), atMs: timeMs }),
    at: count,
    outcome: v.picklist(['success', 'failure']),
    executor: address,
    feeWei: uint,
    refund: v.nullable(v.strictObject({ token: v.nullable(address), receiver: address, amount: uint })),
    tx: v.nullable(tx),
    signatures: v.nullable(hex),
    transfers: v.array(v.strictObject({ token: address, to: address, value: uint })),
    coinReturned: v.array(v.strictObject({ from: address, value: uint })),
  }),
  signers: v.nullable(v.array(address)),
  codeHash: v.nullable(hash()),
})
