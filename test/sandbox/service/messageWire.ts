import { type Hex, concat } from 'viem'
import type { StoredConfirmation, StoredMessage } from './createStore'
import { dateText } from './multisigWire'
import { packContractSignature } from './parseSignatures'

/**
 * A message as the API spells it. `preparedSignature` is there from the first signature on, whatever the threshold,
 * and joins the signatures as they are: with contract signatures among them their offsets are wrong, as they are at
 * the real service.
 */
export function messageWire(message: StoredMessage, confirmations: readonly StoredConfirmation[]) {
  const preparedSignature = joinSorted(confirmations)
  return {
    created: dateText(message.createdMs),
    modified: dateText(message.modifiedMs),
    safe: message.safe,
    messageHash: message.messageHash,
    message: message.message,
    proposedBy: message.proposedBy,
    safeAppId: message.safeAppId,
    confirmations: confirmations.map(({ createdMs, owner, signature, type }) => ({
      created: dateText(createdMs),
      modified: dateText(createdMs),
      owner,
      signature,
      signatureType: type,
    })),
    preparedSignature,
    preparedSignatureEip1271:
      preparedSignature === null ? null : packContractSignature(message.safe, preparedSignature),
    origin: message.origin,
  }
}

function joinSorted(confirmations: readonly StoredConfirmation[]): Hex | null {
  if (confirmations.length === 0) return null
  const sorted = confirmations.toSorted((a, b) => (a.owner.toLowerCase() < b.owner.toLowerCase() ? -1 : 1))
  return concat(sorted.map(({ signature }) => signature))
}
