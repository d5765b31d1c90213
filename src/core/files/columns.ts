/** A column of a gift table. The first five are those of CSV Airdrop. */
export type Column = 'token_type' | 'token_address' | 'receiver' | 'amount' | 'id' | 'cause' | 'name'

/** Accepted headings of each column, in lower case with `_` for spaces and hyphens. The first one is written. */
const headings: Readonly<Record<Column, readonly string[]>> = {
  token_type: ['token_type', 'tokentype', 'type'],
  token_address: ['token_address', 'tokenaddress', 'token', 'asset', 'currency', 'symbol'],
  receiver: ['receiver', 'recipient', 'address', 'to'],
  amount: ['amount', 'value'],
  id: ['id'],
  cause: ['cause', 'cause_id'],
  name: ['name', 'label'],
}

const columnsByHeading = new Map(
  (Object.keys(headings) as Column[]).flatMap((column) => headings[column].map((text) => [text, column])),
)

/** Finds the column of a heading; null: none of ours. Ignores case, spaces and hyphens. */
export function columnOf(heading: string): Column | null {
  const plain = heading
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/gu, '_')
  return columnsByHeading.get(plain) ?? null
}

/** One row of a table, with the line of the file on which it begins, counted from 1. */
export type TableRow = { readonly line: number; readonly cells: readonly string[] }

/** Index of each column, and its heading as the file spells it. */
export type Columns = {
  readonly at: Partial<Readonly<Record<Column, { readonly index: number; readonly heading: string }>>>
  /** The first line, unchanged. */
  readonly headings: readonly string[]
  /** Headings that name no column of ours. */
  readonly unread: readonly string[]
}
