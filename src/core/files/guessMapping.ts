import { assetsOf } from '../giving/assets'
import { type Column, columnOf, type Mapping } from './columns'
import type { FileContext } from './fileReading'

/** Rows that a guess looks at. */
const lookedAt = 200

/**
 * Guesses what each column holds: by its heading, and where that leaves the recipient or the asset open, by its cells. An
 * amount is never guessed by its cells. Two columns that could both be meant are left open.
 *
 * @param header - Null: the first line is a payment already.
 */
export function guessMapping(
  header: readonly string[] | null,
  rows: readonly (readonly string[])[],
  context: Pick<FileContext, 'chain' | 'customTokens'>,
): Mapping {
  const some = rows.slice(0, lookedAt)
  const mapping: (Column | null)[] =
    header === null ? (rows[0] ?? []).map(() => null) : header.map((heading) => columnOf(heading))
  const places = (column: Column | null) => [...mapping.keys()].filter((index) => mapping[index] === column)
  const hasMostly = (index: number, fits: (cell: string) => boolean) => {
    const cells = some.map((cells) => cells[index]?.trim() ?? '').filter((cell) => cell !== '')
    return cells.length > 0 && cells.filter(fits).length * 2 > cells.length
  }
  // Elsewhere "ID" is the number of a payment, not an NFT.
  if (places('token_type').length === 0) for (const index of places('id')) mapping[index] = null

  const headed = places('receiver')
  const holding = [...headed, ...places('name'), ...places('memo'), ...places(null)].filter((index) =>
    hasMostly(index, looksLikeAddress),
  )
  const [address] = holding
  if (address !== undefined && holding.length === 1) {
    // A name with addresses is whom to pay. Any other heading may be a sender or an old wallet: the user decides.
    if (headed.length === 0 && (header === null || mapping[address] === 'name')) mapping[address] = 'receiver'
    else if (places('cause').length === 0 && headed.some((index) => index !== address))
      for (const index of headed) mapping[index] = null
  }
  if (places('token_type').length + places('token_address').length === 0) {
    const known = new Set(
      assetsOf(context.chain, context.customTokens).map(({ symbol }) => symbol.toLowerCase()),
    )
    const tokens = places(null).filter((index) => hasMostly(index, (cell) => known.has(cell.toLowerCase())))
    const [token] = tokens
    if (token !== undefined && tokens.length === 1) mapping[token] = 'token_address'
  }
  return mapping.map((column) => (column !== null && places(column).length > 1 ? null : column))
}

/** Returns true for a cell that is an address, a link to one, or an ENS name, right or wrong. */
export function looksLikeAddress(cell: string): boolean {
  const text = cell.trim().slice(0, 300)
  return (
    /^(?:[^\s:]{1,20}:\s*)?0x[\da-f]{6}/iu.test(text) ||
    /\/address\/0x/iu.test(text) ||
    /^\S+\.eth$/iu.test(text)
  )
}
