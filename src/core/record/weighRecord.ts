import type { Doubt, FieldVerdict, WholeVerdict } from './recordCheck'
import { allRecordFields, type RecordField } from './recordFields'

/** Fields that a reorg changes: the block, its time, and the gas price in it. */
const ofTheBlock: readonly RecordField[] = ['blockNumber', 'blockHash', 'atMs', 'feeWei']

/** Fields without which no payment is proved. */
const ofThePayment: readonly RecordField[] = ['payer.kind', 'payer.address', 'recipient', 'amount', 'arrived']

/**
 * Combines the verdicts on all fields into one for the record.
 *
 * @param isDeep - True with as many confirmations as the chain needs.
 */
export function weighRecord(
  fields: Readonly<Record<RecordField, FieldVerdict>>,
  isDeep: boolean,
): WholeVerdict {
  const refuted = allRecordFields.filter((field) => fields[field].kind === 'refuted')
  const isMoved = refuted.includes('blockHash') && refuted.every((field) => ofTheBlock.includes(field))
  if (isMoved) return { kind: 'otherBlock' }
  if (refuted.length > 0) return { kind: 'refuted', fields: refuted }
  for (const field of ofThePayment) {
    const verdict = fields[field]
    if (verdict.kind === 'unchecked') return { ...verdict, kind: 'unproved' }
  }
  const isOpen = (field: RecordField) => fields[field].kind === 'unchecked'
  const doubts: readonly (readonly [Doubt, boolean])[] = [
    ['cause', isOpen('cause.id') || isOpen('cause.name') || isOpen('cause.registration')],
    ['token', isOpen('asset.symbol') || isOpen('asset.decimals')],
    ['depth', !isDeep],
  ]
  return { kind: 'confirmed', doubts: doubts.filter(([, isIt]) => isIt).map(([doubt]) => doubt) }
}
