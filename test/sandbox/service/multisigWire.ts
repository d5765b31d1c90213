import type { StoredConfirmation } from './createStore'
import { decodeData } from './decodeData'
import type { ChainTx } from './indexState'
import { trustedForDelegatecall } from './knownContracts'
import type { MultisigRow } from './multisigRows'

/** A multisig transaction as version 2 of the API spells it: quantities as decimal text, null for what is not there. */
export function multisigWire(row: MultisigRow, knowsSafeContracts: boolean) {
  const { execution, fields, proposal } = row
  const isDecoded = fields.operation === 0 || (knowsSafeContracts && trustedForDelegatecall.has(fields.to))
  const chainTx = execution?.chainTx ?? null
  return {
    safe: row.safe,
    to: fields.to,
    value: String(fields.value),
    data: fields.data === '0x' ? null : fields.data,
    operation: fields.operation,
    gasToken: proposal === null ? fields.gasToken : proposal.gasToken,
    safeTxGas: String(fields.safeTxGas),
    baseGas: String(fields.baseGas),
    gasPrice: String(fields.gasPrice),
    refundReceiver: proposal === null ? fields.refundReceiver : proposal.refundReceiver,
    nonce: String(fields.nonce),
    executionDate: chainTx === null ? null : dateText(chainTx.timestampMs),
    submissionDate: dateText(row.createdMs),
    modified: dateText(row.modifiedMs),
    blockNumber: chainTx === null ? null : Number(chainTx.blockNumber),
    transactionHash: chainTx?.hash ?? null,
    safeTxHash: row.safeTxHash,
    proposer: proposal?.proposer ?? null,
    proposedByDelegate: null,
    executor: chainTx?.from ?? null,
    isExecuted: execution !== null,
    isSuccessful: execution?.isSuccessful ?? null,
    ...feesOf(chainTx),
    payment: execution === null || execution.payment === null ? null : String(execution.payment),
    origin: proposal?.origin ?? '{}',
    dataDecoded: isDecoded ? decodeData(fields.data) : null,
    confirmationsRequired: row.confirmationsRequired,
    confirmations: row.confirmations.map(confirmationWire),
    trusted: row.trusted,
    signatures: execution?.signatures ?? null,
  }
}

/** One confirmation of a multisig transaction. */
export function confirmationWire({ createdMs, owner, signature, txHash, type }: StoredConfirmation) {
  return {
    owner,
    submissionDate: dateText(createdMs),
    transactionHash: txHash,
    signature,
    signatureType: type,
  }
}

/** ISO 8601 in UTC, without a fraction where there is none. */
export function dateText(ms: number): string {
  return new Date(ms).toISOString().replace('.000Z', 'Z')
}

/** What the network took, in wei. */
function feesOf(chainTx: ChainTx | null) {
  return {
    ethGasPrice: chainTx === null ? null : String(chainTx.gasPrice),
    maxFeePerGas: textOrNull(chainTx?.maxFeePerGas),
    maxPriorityFeePerGas: textOrNull(chainTx?.maxPriorityFeePerGas),
    gasUsed: chainTx === null ? null : Number(chainTx.gasUsed),
    fee: chainTx === null ? null : String(chainTx.gasUsed * chainTx.gasPrice),
  }
}

/** The service prints no zero fee: nothing stands for it. */
function textOrNull(wei: bigint | null | undefined): string | null {
  return wei ? String(wei) : null
}
