import type { GiftRecord } from './giftRecord'

/** The costs that a row of the table holds. The other rows of the same transaction leave them empty. */
export type RowCosts = {
  /** The network fee of the chain transaction. */
  readonly fee: boolean
  /** The refund of the Safe transaction, if it paid one. */
  readonly refund: boolean
}

/** The costs of a row of version 1: all, also where an earlier row has the same. */
export const allCosts: RowCosts = { fee: true, refund: true }

/** Returns a function that tells, row after row, whether it is the first with its fee and its refund. */
export function costsByRow(): (gift: Pick<GiftRecord, 'txHash' | 'payer'>) => RowCosts {
  const known = new Set<string>()
  const isNew = (hash: string) => !known.has(hash) && known.add(hash).has(hash)
  return ({ txHash, payer }) => ({
    fee: isNew(txHash),
    // One chain transaction can execute several Safe transactions, each with its refund.
    refund: payer.kind === 'safe' && isNew(payer.safeTxHash),
  })
}

/** Returns the cell of the column `costs_in_row`: "fee refund". */
export function costsCell({ fee, refund }: RowCosts): string {
  return [fee ? 'fee' : '', refund ? 'refund' : ''].filter((one) => one !== '').join(' ')
}

/** Reads a cell of the column `costs_in_row`. Null: it is none of its values. */
export function readCostsCell(cell: string): RowCosts | null {
  const costs = { fee: cell.includes('fee'), refund: cell.includes('refund') }
  return costsCell(costs) === cell ? costs : null
}
