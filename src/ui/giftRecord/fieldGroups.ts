import type { GiftRecord } from '../../core/record/giftRecord'
import type { RecordField } from '../../core/record/recordCheck'

export type FieldGroup = 'payment' | 'giver' | 'chain' | 'cause' | 'noted'

/** Group of each field on the page. A field without a group does not compile. */
const groupOf: Readonly<Record<RecordField, FieldGroup>> = {
  'cause.name': 'cause',
  'cause.registration': 'cause',
  'cause.country': 'cause',
  'cause.id': 'cause',
  directory: 'cause',
  amount: 'payment',
  arrived: 'payment',
  outcome: 'payment',
  recipient: 'payment',
  'asset.symbol': 'payment',
  'asset.token': 'payment',
  'asset.decimals': 'payment',
  'payer.kind': 'giver',
  'payer.address': 'giver',
  'payer.signers': 'giver',
  'payer.safeTxHash': 'giver',
  'payer.nonce': 'giver',
  'payer.refund': 'giver',
  chainId: 'chain',
  txHash: 'chain',
  index: 'chain',
  blockNumber: 'chain',
  blockHash: 'chain',
  atMs: 'chain',
  executor: 'chain',
  feeWei: 'chain',
  'noted.purpose': 'noted',
  'noted.name': 'noted',
  'noted.value': 'noted',
  'noted.planId': 'noted',
  'noted.proposer': 'noted',
}

const order: readonly FieldGroup[] = ['payment', 'cause', 'giver', 'chain', 'noted']

/**
 * Groups the fields of a record, in the order of the page. Leaves out fields that a wallet lacks, and missing notes.
 */
export function fieldGroups(gift: GiftRecord): readonly (readonly [FieldGroup, readonly RecordField[]])[] {
  // The type names each of its keys.
  const fields = Object.keys(groupOf) as readonly RecordField[]
  return order.flatMap((group) => {
    const shown = fields.filter((field) => groupOf[field] === group && hasField(gift, field))
    return shown.length === 0 ? [] : [[group, shown] as const]
  })
}

function hasField({ payer, cause, noted }: GiftRecord, field: RecordField): boolean {
  if (field === 'payer.safeTxHash' || field === 'payer.signers' || field === 'payer.refund')
    return payer.kind === 'safe'
  if (field === 'noted.name') return noted.name !== null
  if (field === 'noted.purpose') return noted.purpose !== null
  if (field === 'noted.planId') return noted.planId !== null
  if (field === 'noted.proposer') return noted.proposer !== null
  if (field === 'noted.value') return noted.value !== null
  const isDetail = field === 'cause.country' || field === 'cause.registration' || field === 'cause.id'
  return cause !== null || !(isDetail || field === 'directory')
}
