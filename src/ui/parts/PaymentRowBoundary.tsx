import type { ReactNode } from 'react'
import { m } from './messages'
import { PanelBoundary } from './PanelBoundary'

type PaymentRowBoundaryProps = {
  /** Number of columns of the table. Absent: the rows are a list. */
  readonly columns?: number
  /** Stands below the words about the fault. */
  readonly remedy?: ReactNode
  readonly children: ReactNode
}

/** Keeps a fault in one row of a gift to that row, and says that its payment still counts. */
export function PaymentRowBoundary({ columns, remedy, children }: PaymentRowBoundaryProps) {
  const words = (
    <>
      <p>{m.stillIn}</p>
      {remedy}
    </>
  )
  return (
    <PanelBoundary {...(columns !== undefined && { columns })} remedy={words}>
      {children}
    </PanelBoundary>
  )
}
