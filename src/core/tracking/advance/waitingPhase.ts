import type { Address } from 'viem'
import type { SafeOnChain } from '../../safe/safeTx'
import { txStatus } from '../../safe/txStatus'
import type { Signatures, TxPhase } from '../trackedItem'

/** Who has signed and who has not, of today's owners: a former owner's signature counts no more. */
export function countSignatures(
  signed: readonly Address[],
  { owners, threshold }: Pick<SafeOnChain, 'owners' | 'threshold'>,
): Signatures {
  const signers = new Set(signed.map((address) => address.toLowerCase()))
  const has = (owner: Address) => signers.has(owner.toLowerCase())
  return { signed: owners.filter(has), missing: owners.filter((owner) => !has(owner)), threshold }
}

/**
 * The phase of a transaction that is not executed and whose nonce is not used: by the verified signers and by the
 * owners, threshold and nonce of the chain.
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
