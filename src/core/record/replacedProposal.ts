import { type Address, isAddressEqual } from 'viem'
import { comparePayments } from '../safe/comparePayments'
import { decodeCalls } from '../safe/decodeCalls'
import { readPayment } from '../safe/readPayment'
import type { CallSurroundings } from '../safe/payeeOf'
import { recoverSigner } from '../safe/recoverSigner'
import type { Call, SafeTxHash, SafeTxRecord } from '../safe/safeTx'
import { verifyRecord } from '../safe/verifyRecord'
import type { SafeDomain } from '../safe/safeTxHash'
import type { ProvedExecution } from './readExecution'

/** A proposal that pays causes, was signed, and whose nonce another transaction used: nothing of it was paid. */
export type ReplacedProposal = {
  readonly safeTxHash: SafeTxHash
  readonly nonce: bigint
  readonly payments: number
  readonly replacedBy: SafeTxHash
}

/** What a proposal is compared with beside the transaction that used its nonce. */
type Compared = CallSurroundings & {
  readonly domain: SafeDomain
  readonly isCause: (recipient: Address) => boolean
}

/**
 * A service's proposal as one that was replaced; null where it is none, pays no cause, was signed by nobody, or where the
 * transaction that used its nonce paid, or may have paid, some of it. `contextUnread`: only its context can tell.
 *
 * @param executed - The transaction that used the nonce, as the chain has it.
 * @param isCause - Whether the directory has this address.
 * @throws SafeVersionError when how the Safe hashes is not known.
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

/** By whom does not matter: who proposes without a signature may be anybody. */
function isSigned({ safeTxHash, confirmations }: SafeTxRecord): boolean {
  return confirmations.some(({ owner, signature }) => {
    const recovered = signature === null ? null : recoverSigner(safeTxHash, signature)
    return recovered !== null && 'signer' in recovered && isAddressEqual(recovered.signer, owner)
  })
}
