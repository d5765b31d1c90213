import { type Address, concatHex, getAddress, type Hex, hexToBigInt, isAddressEqual, size, slice } from 'viem'
import { isHexEqual } from '../isHexEqual'
import type { ExecutionEvidence } from '../safe/executed/evidence'
import { readMultiSigEvent } from '../safe/executed/bindCalls'
import { type ExecutingSafe, hashesTo, provedExecutions } from '../safe/executed/provedExecutions'
import { knownContract } from '../safe/knownContracts'
import { movedOut } from '../safe/tokenTransfers'
import { refundOf } from '../safe/refundOf'
import type { SafeTx, SafeTxHash, SafeTxRecord } from '../safe/safeTx'
import { splitSignatures } from '../safe/signatureBytes'
import { paymentsOf } from './paymentsOf'
import type { MinedLog, MinedTx, PaidRefund, RecordedTx } from './recordedTx'
import { recoverSigner } from '../safe/recoverSigner'

export type ExecutionSources = ExecutingSafe & {
  /** Records of a service or a link, used where they hash to what was executed. */
  readonly records: readonly SafeTxRecord[]
  /** Evidence of the node beside the transaction. */
  readonly evidence: ExecutionEvidence
  /** The operator's list of tokens, whose events are trusted. */
  readonly tokens: readonly { readonly address: Address }[]
}

/** `SafeReceived(address indexed sender, uint256 value)`: the Safe was paid in the chain's own coin. */
const receivedTopic = '0x3d0ce9bfc3ed7d6862dbb28b2dea94561fe714a1b4d019aa8af39730d1ad7c3d'

/**
 * Returns the executions of one Safe in a mined transaction, in order. Execution, outcome and refund come from the Safe's
 * event, bound to the call that caused it (`provedExecutions`). An event bound to no call has no fields and proves nothing.
 * Exception: payments in listed tokens, whose own events show the transfers.
 */
export function readExecutions(mined: MinedTx, sources: ExecutionSources): readonly RecordedTx[] {
  const { safe, chainId } = sources
  const hinted = { ...sources, nonces: withHints(mined, sources) }
  let from = 0
  return provedExecutions(mined, hinted, sources.evidence).map(({ at, safeTxHash, outcome, proof }) => {
    const segment = mined.logs.slice(from, at + 1)
    from = at + 1
    const unproved: RecordedTx = {
      chainId,
      safe,
      safeTxHash,
      txHash: mined.txHash,
      block: mined.block,
      at,
      outcome,
      executor: mined.from,
      feeWei: mined.feeWei,
      refund: null,
      tx: null,
      signatures: null,
      transfers: transfersIn(segment, safe),
      coinReturned: coinReturnedIn(segment, safe),
    }
    const tx = proof?.tx ?? paidInTokens(unproved, sources)
    if (tx === null) return unproved
    const signatures = proof === null ? null : signaturesOf(proof.signatures, segment, safeTxHash, sources)
    return { ...unproved, tx, signatures, refund: paidRefund(tx, mined.logs[at], mined.from) }
  })
}

/** Yields the nonces of records and of the Safe's events first. Each has to hash to what was executed. */
function withHints({ logs }: MinedTx, { safe, records, nonces }: ExecutionSources): Iterable<bigint> {
  return {
    *[Symbol.iterator]() {
      for (const { nonce } of records) yield nonce
      for (const log of logs) {
        const event = isAddressEqual(log.address, safe) ? readMultiSigEvent(log) : null
        if (event !== null) yield event.nonce
      }
      yield* nonces
    },
  }
}

/**
 * Returns the fields of an event that is bound to no call, if they hash to it and listed tokens moved exactly these payments
 * before it. The caller does not matter then. Null: not proved.
 */
function paidInTokens(unproved: RecordedTx, sources: ExecutionSources): SafeTx | null {
  const { safeTxHash, outcome } = unproved
  const record = sources.records.find((one) => isHexEqual(one.safeTxHash, safeTxHash))
  if (record === undefined || outcome !== 'success' || record.gasPrice !== 0n) return null
  const tx = fieldsOf(record)
  if (!hashesTo(safeTxHash, tx, sources)) return null
  const paid = paymentsOf({ ...unproved, tx }, (contract) => knownContract(contract)?.codeHash ?? null)
  if (paid.kind === 'unreadable' || paid.otherCalls > 0 || paid.payments.length === 0) return null
  const isTold = paid.payments.every(
    ({ token, outcome: end }) =>
      end === 'delivered' &&
      token !== null &&
      sources.tokens.some(({ address }) => isAddressEqual(address, token)),
  )
  return isTold ? tx : null
}

function fieldsOf(record: SafeTxRecord): SafeTx {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } = record
  return { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce }
}

/** Returns the signatures that the Safe checked. An executor may append others; only a SafeL2's event has the threshold. */
function signaturesOf(
  signatures: Hex,
  segment: readonly MinedLog[],
  hash: SafeTxHash,
  sources: ExecutionSources,
): Hex {
  for (const log of segment) {
    const event = isAddressEqual(log.address, sources.safe) ? readMultiSigEvent(log) : null
    if (event !== null && hashesTo(hash, { ...event.tx, nonce: event.nonce }, sources))
      return concatHex(splitSignatures(event.signatures).slice(0, Number(event.threshold)))
  }
  return signatures
}

/** @see Safe.sol, `handlePayment`: without a receiver, `tx.origin` is paid. */
function paidRefund(tx: SafeTx, log: MinedLog | undefined, executor: Address): PaidRefund | null {
  if (log === undefined) return null
  const { data } = log
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

/**
 * Returns the signers of an executed transaction. Key signatures are recovered; for contract owners and on-chain approvals
 * the signature names the owner, and the Safe checked it. Stops at the first signer out of ascending order, which the Safe
 * requires: an executor may append others. Yields before each signature, which takes 3 to 8 ms. Null: the signatures are
 * unknown.
 */
export function* signersOf({
  safeTxHash,
  signatures,
}: Pick<RecordedTx, 'safeTxHash' | 'signatures'>): Generator<undefined, readonly Address[] | null> {
  if (signatures === null) return null
  const signers: Address[] = []
  for (const signature of splitSignatures(signatures)) {
    yield
    const recovered = recoverSigner(safeTxHash, signature)
    if (recovered.kind === 'invalid') break
    const signer = 'signer' in recovered ? recovered.signer : recovered.owner
    const before = signers.at(-1)
    if (before !== undefined && BigInt(before) >= BigInt(signer)) break
    signers.push(signer)
  }
  return signers
}
