import { withoutCalls } from './comparePayments'
import { decodeCalls } from './decodeCalls'
import { nonceUse } from './nonceUse'
import type { Call, SafeTxRecord } from './safeTx'

/**
 * Returns transactions that together make exactly these payments, sorted by nonce: a payment split into several
 * proposals. Delivered ones come before pending ones, newer before older. Failed, rejected and replaced ones do not
 * count. Null: there are none.
 *
 * @param taken - Those that already count for other payments.
 */
export function coveringTxs(
  records: readonly SafeTxRecord[],
  payments: readonly Call[],
  taken: ReadonlySet<SafeTxRecord> = new Set(),
): readonly SafeTxRecord[] | null {
  const candidates = records
    .filter((record) => !taken.has(record))
    .filter((record) =>
      record.isExecuted ? record.isSuccessful === true : nonceUse(record, records) === null,
    )
    .toSorted(
      (one, other) => Number(other.isExecuted) - Number(one.isExecuted) || Number(other.nonce - one.nonce),
    )
  const found: SafeTxRecord[] = []
  let left = payments
  for (const record of candidates) {
    // Of two pending ones with one nonce, only one can be executed.
    if (found.some(({ nonce }) => nonce === record.nonce)) continue
    const decoded = decodeCalls(record)
    const rest =
      decoded.kind === 'calls' && decoded.calls.length > 0 ? withoutCalls(left, decoded.calls) : null
    if (rest === null) continue
    found.push(record)
    left = rest
  }
  if (found.length === 0 || left.length > 0) return null
  return found.toSorted((one, other) => Number(one.nonce - other.nonce))
}
