import type { BasketLine } from '../../../core/giving/basket'
import type { BasketRow } from '../../../core/giving/basketRows'

export type PastedCells = {
  readonly column: 'amount' | 'memo'
  readonly text: string
  /** Length of what stays in the field. */
  readonly kept: number
}

/** What a row does. One object for all rows, so that a key renders one of them. */
export type RowActions = {
  change(id: string, fields: Partial<Pick<BasketLine, 'assetKey' | 'amountText' | 'planned' | 'memo'>>): void
  leaveAmount(id: string): void
  remove(row: Pick<BasketRow, 'line' | 'place'>, name: string): void
  select(id: string, isSelected: boolean, isRange: boolean): void
  /** Returns true when it has pasted the text, or refused it. False: it is for the field, which has room for it. */
  paste(id: string, pasted: PastedCells): boolean
}
