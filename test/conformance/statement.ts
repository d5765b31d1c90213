/** One row of docs/conformance.md: what the specification says, and how this app stands to it. */
export type Statement = {
  /** As in `S2.5`: section, and place in it. */
  readonly id: string
  readonly says: string
  readonly how: string
  readonly deviation: string
  /** The last column, as it is written there. */
  readonly tests: string
}

/** The specification shows nothing there, so that there is nothing to prove: the row tells what the product decided. */
export function isNotShown(statement: Statement): boolean {
  return statement.how.startsWith('not shown')
}
