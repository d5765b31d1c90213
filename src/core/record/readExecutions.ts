import {
  type Address,
  concatHex,
  getAddress,
  type Hex,
  hexToBigInt,
  hexToNumber,
  isAddressEqual,
  size,
  slice,
} from 'viem'
import { decodeExecTransaction, type ExecTransaction } from '../safe/decodeExecTransaction'
import { executedHashes, executionResult } from '../safe/executionResult'
import { packSignatures } from '../safe/packSignatures'
import { refundOf } from '../safe/refundOf'
import { type SafeDomain, safeTxHash } from '../safe/safeTxHash'
import type { SafeTx, SafeTxHash, SafeTxRecord } from '../safe/safeTx'
import { movedOut } from '../safe/movedOut'
import { splitSignatures } from '../safe/splitSignatures'
import { readMultiSigEvent } from './multiSigEvent'
import type { MinedLog, MinedTx, PaidRefund, RecordedTx } from './recordedTx'

export type ExecutionSources = {
  readonly safe: Address
  readonly chainId: number
  /** `VERSION()` of the Safe today. It may have been another one at the time. */
  readonly version: string | null
  /** What a service or a link says of transactions of the Safe: believed where it hashes to what was executed. */
  readonly records: readonly SafeTxRecord[]
  /** Nonces that the transaction may have had, the likeliest first, for calldata without any other source of it. */
  readonly nonces: Iterable<bigint>
}

/** How versions of the Safe hash, one each: an upgrade changes the hash of nothing that was executed before it. */
const versionsThatHash = ['1.4.1', '1.2.0', '0.1.0'] as const

/** `SafeReceived(address indexed sender, uint256 value)`: the Safe was paid in the chain's own coin. */
const receivedTopic = '0x3d0ce9bfc3ed7d6862dbb28b2dea94561fe714a1b4d019aa8af39730d1ad7c3d'

/**
 * What a mined transaction has executed of one Safe, in its order; empty: nothing. That it was executed, its outcome and the
 * refund are the Safe's own event; the fields hash to the safeTxHash of that event, whatever source they come from.
 */
export function readExecutions(mined: MinedTx, sources: ExecutionSources): readonly RecordedTx[] {
  const { safe, chainId } = sources
  const executions: RecordedTx[] = []
  let segment: MinedLog[] = []
  for (const log of mined.logs) {
    segment.push(log)
    if (!isAddressEqual(log.address, safe)) continue
    const [hash] = executedHashes([log])
    if (hash === undefined) continue
    const found = findFields(hash, { mined, segment, sources })
    executions.push({
      chainId,
      safe,
      safeTxHash: hash,
      txHash: mined.txHash,
      block: mined.block,
      outcome: outcomeOf(log, hash, mined),
      executor: mined.from,
      feeWei: mined.feeWei,
      refund: found === null ? null : paidRefund(found.tx, log, mined.from),
      tx: found?.tx ?? null,
      signatures: found?.signatures ?? null,
      transfers: transfersIn(segment, safe),
      coinReturned: coinReturnedIn(segment, safe),
    })
    segment = []
  }
  return executions
}

type Place = {
  readonly mined: MinedTx
  /** The logs since the execution before. */
  readonly segment: readonly MinedLog[]
  readonly sources: ExecutionSources
}

type Fields = { readonly tx: SafeTx; readonly signatures: Hex | null }

function findFields(hash: SafeTxHash, { mined, segment, sources }: Place): Fields | null {
  const { safe, records } = sources
  const isIt = (tx: SafeTx) => hashesTo(hash, tx, sources)
  const calldata =
    mined.to !== null && isAddressEqual(mined.to, safe) ? decodeExecTransaction(mined.data) : null

  for (const log of segment) {
    const event = isAddressEqual(log.address, safe) ? readMultiSigEvent(log) : null
    const fields = event === null ? null : withNonce(event, [event.nonce], isIt)
    if (event !== null && fields !== null)
      return { ...fields, signatures: checked(event.signatures, Number(event.threshold)) }
  }
  const record = records.find((one) => one.safeTxHash.toLowerCase() === hash.toLowerCase())
  if (record !== undefined && isIt(record)) {
    const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } =
      record
    const tx = {
      to,
      value,
      data,
      operation,
      safeTxGas,
      baseGas,
      gasPrice,
      gasToken,
      refundReceiver,
      nonce,
    }
    return { tx, signatures: calldata?.signatures ?? packed(record) }
  }
  return calldata === null ? null : withNonce(calldata, sources.nonces, isIt)
}

function withNonce(
  { tx, signatures }: ExecTransaction,
  nonces: Iterable<bigint>,
  isIt: (tx: SafeTx) => boolean,
): Fields | null {
  for (const nonce of nonces) {
    const numbered = { ...tx, nonce }
    if (isIt(numbered)) return { tx: numbered, signatures }
  }
  return null
}

function hashesTo(hash: SafeTxHash, tx: SafeTx, { chainId, safe, version }: ExecutionSources): boolean {
  return [version, ...versionsThatHash].some((one) => {
    try {
      const domain: SafeDomain = { chainId, safe, version: one }
      return safeTxHash(tx, domain) === hash
    } catch {
      // An unknown version, or fields that do not fit their types: it is not this one.
      return false
    }
  })
}

/** The signatures that the Safe has checked. An executor may append others. */
function checked(signatures: Hex, threshold: number): Hex {
  return concatHex(splitSignatures(signatures).slice(0, threshold))
}

/**
 * A service's signatures, where the calldata has none. Those of keys alone, which are recovered before they are shown: the
 * others only name an owner, and whether the Safe took them is unknown.
 */
function packed({ confirmations }: SafeTxRecord): Hex | null {
  try {
    return packSignatures(
      confirmations.flatMap(({ owner, signature }) =>
        signature === null || !isOfKey(signature) ? [] : { signer: owner, signature },
      ),
    )
  } catch {
    return null
  }
}

function isOfKey(signature: Hex): boolean {
  return size(signature) === 65 && hexToNumber(slice(signature, 64)) >= 27
}

function outcomeOf(log: MinedLog, hash: SafeTxHash, { txHash, block }: MinedTx): RecordedTx['outcome'] {
  const result = executionResult([{ ...log, transactionHash: txHash, blockNumber: block.number }], hash)
  return result?.outcome ?? 'failure'
}

/** @see Safe.sol, `handlePayment`: without a receiver `tx.origin` is paid. */
function paidRefund(tx: SafeTx, { data }: MinedLog, executor: Address): PaidRefund | null {
  const amount = hexToBigInt(slice(data, size(data) - 32))
  const refund = refundOf(tx)
  if (refund === null || amount === 0n) return null
  return { token: refund.token, receiver: refund.receiver ?? executor, amount }
}

function transfersIn(logs: readonly MinedLog[], safe: Address): RecordedTx['transfers'] {
  return logs.flatMap((log) => {
    const moved = isAddressEqual(log.address, safe) ? null : movedOut(safe, log)
    return moved === null ? [] : [{ token: getAddress(log.address), ...moved }]
  })
}

function coinReturnedIn(logs: readonly MinedLog[], safe: Address): RecordedTx['coinReturned'] {
  return logs.flatMap(({ address, topics, data }) => {
    const [topic, sender] = topics
    if (!isAddressEqual(address, safe) || topic !== receivedTopic || sender === undefined) return []
    return size(data) === 32 ? [{ from: getAddress(slice(sender, 12)), value: hexToBigInt(data) }] : []
  })
}
