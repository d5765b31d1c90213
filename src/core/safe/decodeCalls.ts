import { isHex, zeroAddress } from 'viem'
import { type KnownContract, knownContract } from './knownContracts'
import { decodeMultiSend } from './multiSend'
import { type Refund, refundOf } from './refundOf'
import type { Call, SafeTx } from './safeTx'
import { m } from './messages'

/** Calls of a Safe transaction, decoded from its own fields, or one sentence why they are unknown. */
export type DecodedCalls =
  | {
      readonly kind: 'calls'
      readonly calls: readonly Call[]
      /** The batch contract. Its code hash shows whether this chain has it. */
      readonly via: KnownContract | null
      /** The payment for the execution. */
      readonly refund: Refund | null
    }
  | { readonly kind: 'unreadable'; readonly reason: string }

/**
 * Decodes the calls of a Safe transaction. A CALL is one call. A DELEGATECALL is readable only to a canonical
 * MultiSendCallOnly, or to a canonical MultiSend whose operations are all CALL: other code could do anything to the
 * Safe. Fails closed when the list would be wrong or incomplete. Never throws.
 */
export function decodeCalls(tx: SafeTx): DecodedCalls {
  if (tx.operation === 0) {
    if (!isHex(tx.data) || tx.data.length % 2 !== 0) return unreadable(m.odd)
    const call: Call = { to: tx.to, value: tx.value, data: tx.data }
    return { kind: 'calls', calls: [call], via: null, refund: refundOf(tx) }
  }
  const via = tx.operation === 1 ? knownContract(tx.to) : null
  if (via?.name !== 'MultiSendCallOnly' && via?.name !== 'MultiSend') {
    return unreadable(m.runs(tx.to))
  }
  // A DELEGATECALL passes no value: the number would be shown and never sent.
  if (tx.value !== 0n) return unreadable(m.value)

  const batch = decodeMultiSend(tx.data)
  if (batch.kind === 'unreadable') return batch
  // `to := or(to, mul(iszero(to), address()))`
  if (via.version === '1.5.0' && batch.calls.some((call) => call.to === zeroAddress)) {
    return unreadable(m.zero(via.name))
  }
  return { ...batch, via, refund: refundOf(tx) }
}

function unreadable(reason: string): DecodedCalls {
  return { kind: 'unreadable', reason }
}
