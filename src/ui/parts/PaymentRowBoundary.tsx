import type { ReactNode } from 'react'
import { m } from './messages'
import { PanelBoundary } from './PanelBoundary'

type PaymentRowBoundaryProps = {
  /** Number of columns of the table. Absent: the rows are a list. */
  readonly columns?: number
  /** Sentence that says for what the row still counts. Default: for the gift. */
  readonly still?: string
  /** Stands below the words about the fault. */
  readonly remedy?: ReactNode
  readonly children: ReactNode
}

/** Keeps a fault in one row to that row, and says that its payment or figure still counts. */
export function PaymentRowBoundary({
  columns,
  still = m.stillIn,
  remedy,
  children,
}: PaymentRowBoundaryProps) {
  const words = (
    <>
      <p>{still}</p>
      {remedy}
    </>
  )
  return (
    <PanelBoundary {...(columns !== undefined && { columns })} remedy={words}>
      {children}
    </PanelBoundary>
  )
}
