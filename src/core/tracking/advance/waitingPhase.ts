import type { Address } from 'viem'
import type { SafeOnChain } from '../../safe/safeTx'
import { txStatus } from '../../safe/txStatus'
import type { Signatures, TxPhase, TrackedItem } from '../trackedItem'
import type { Look } from '../observation'

/** Counts signatures of current owners only: a former owner's no longer counts. */
export function countSignatures(
  signed: readonly Address[],
  { owners, threshold }: Pick<SafeOnChain, 'owners' | 'threshold'>,
): Signatures {
  const signers = new Set(signed.map((address) => address.toLowerCase()))
  const has = (owner: Address) => signers.has(owner.toLowerCase())
  return { signed: owners.filter(has), missing: owners.filter((owner) => !has(owner)), threshold }
}

/**
 * Returns the phase of a pending transaction with an unused nonce: by verified signers, and by the chain's owners,
 * threshold and nonce.
 */
export function waitingPhase(
  signed: readonly Address[],
  nonce: bigint,
  onChain: SafeOnChain,
  nowMs: number,
): TxPhase {
  const signatures = countSignatures(signed, onChain)
  const unexecuted = {
    isExecuted: false,
    isSuccessful: null,
    confirmationsRequired: null,
    modifiedAtMs: null,
  }
  const status = txStatus({ ...unexecuted, nonce, confirmations: signatures.signed }, onChain, nowMs)
  if (status !== 'AWAITING_EXECUTION') return { status: 'awaitingConfirmations', signatures }
  return {
    status: 'awaitingExecution',
    signatures,
    waitsForNonce: onChain.nonce < nonce ? onChain.nonce : null,
  }
}

/**
 * Returns the owners whose signatures only the chain can prove. An owner who could not be checked counts as before:
 * each had its own proof.
 */
export function approvedBy(
  approvals: Look<readonly Address[]>,
  before: TrackedItem['phase'],
): readonly Address[] {
  if (approvals.kind === 'found') return approvals.value
  return approvals.kind === 'unreachable' && 'signatures' in before ? before.signatures.signed : []
}
