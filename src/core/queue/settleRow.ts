import type { Address } from 'viem'
import { judgeSignatures, type SignatureAnswers } from '../safe/judgeSignatures'
import type { SafeTxRecord } from '../safe/safeTx'
import type { RowCheck } from './checkRow'

/** Returns the owners whose signatures only the Safe can verify; none when the row is forged. */
export function ownersToAsk(check: RowCheck | null): readonly Address[] {
  return check?.kind === 'right' ? check.signatures.unverifiable.map(({ owner }) => owner) : []
}

/** Adds the Safe's own verdicts on contract signatures and approvals to the check of a row. */
export function settleRow(check: RowCheck, record: SafeTxRecord, answers: SignatureAnswers): RowCheck {
  if (check.kind !== 'right') return check
  const { valid, unverifiable, invalid } = check.signatures
  const { counted, open, refusals } = judgeSignatures(
    { proved: [], unverifiable, invalid: [] },
    { hash: record.safeTxHash, confirmations: record.confirmations, owners: ownersToAsk(check), answers },
  )
  return {
    kind: 'right',
    signatures: {
      valid: [...valid, ...counted.map(({ signer }) => signer)],
      unverifiable: open,
      invalid: [...invalid, ...refusals.map(({ owner }) => ({ owner, problem: 'otherSigner' }) as const)],
    },
  }
}
