import { type Address, isAddressEqual } from 'viem'
import { comparePayments } from '../safe/comparePayments'
import { decodeCalls } from '../safe/decodeCalls'
import { readPayment } from '../safe/readPayment'
import type { CallSurroundings } from '../safe/payeeOf'
import { recoverSigner } from '../safe/recoverSigner'
import type { Call, SafeTxHash, SafeTxRecord } from '../safe/safeTx'
import { verifyRecord } from '../safe/verifyRecord'
import type { SafeDomain } from '../safe/safeTxHash'
import type { ProvedExecution } from './recordedTx'

/** A signed proposal that pays causes and whose nonce another transaction used, so nothing of it was paid. */
export type ReplacedProposal = {
  readonly safeTxHash: SafeTxHash
  readonly nonce: bigint
  readonly payments: number
  readonly replacedBy: SafeTxHash
}

/** Context for the comparison, beside the transaction that used the nonce. */
type Compared = CallSurroundings & {
  readonly domain: SafeDomain
  readonly isCause: (recipient: Address) => boolean
}

/**
 * Returns a service's proposal if it was replaced. Null: not valid, pays no cause, unsigned, or the transaction that used
 * its nonce paid, or may have paid, some of it. `contextUnread`: the decision needs the context.
 *
 * @param executed - The transaction that used the nonce, as the chain has it.
 * @param isCause - True for an address in the directory.
 * @throws SafeVersionError when the hashing of this Safe version is unknown.
 */
export function replacedProposal(
  record: SafeTxRecord,
  { recorded: executed, codeHash }: Pick<ProvedExecution, 'recorded' | 'codeHash'>,
  { domain, isCause, context, tokens }: Compared,
): ReplacedProposal | 'contextUnread' | null {
  const { safeTxHash, nonce } = record
  if (executed.tx === null || executed.tx.nonce !== nonce || executed.safeTxHash === safeTxHash) return null
  if (verifyRecord(record, domain).kind !== 'ok') return null
  const decoded = decodeCalls(record)
  if (decoded.kind === 'unreadable') return null
  const payments = decoded.calls.filter((call) => paysCause(call, isCause))
  if (payments.length === 0 || !isSigned(record)) return null
  const { tx, safe, outcome } = executed
  const match = comparePayments(payments, { tx, safe, outcome, codeHash, claims: [], context, tokens })
  if (match === 'unknown' && context === null) return 'contextUnread'
  return match === 'disjoint'
    ? { safeTxHash, nonce, payments: payments.length, replacedBy: executed.safeTxHash }
    : null
}

function paysCause(call: Call, isCause: (recipient: Address) => boolean): boolean {
  const payment = readPayment(call)
  return payment !== null && payment.amount > 0n && isCause(payment.recipient)
}

/** Returns true with a valid signature of any signer: anybody may propose without one. */
function isSigned({ safeTxHash, confirmations }: SafeTxRecord): boolean {
  return confirmations.some(({ owner, signature }) => {
    const recovered = signature === null ? null : recoverSigner(safeTxHash, signature)
    return recovered !== null && 'signer' in recovered && isAddressEqual(recovered.signer, owner)
  })
}
