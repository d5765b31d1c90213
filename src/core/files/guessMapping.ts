import { assetsOf } from '../giving/assets'
import { type Column, columnOf, type Mapping } from './columns'
import type { FileContext } from './fileReading'

/** Rows that a guess looks at. */
const lookedAt = 200

/**
 * Guesses what each column holds: by its heading, and where that leaves the recipient or the asset open, by its cells. An
 * amount is never guessed by its cells. Two columns that could both be meant are left open.
 */
export function guessMapping(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  context: Pick<FileContext, 'chain' | 'customTokens'>,
): Mapping {
  const some = rows.slice(0, lookedAt)
  const mapping: (Column | null)[] = headings.map((heading) => columnOf(heading))
  const places = (column: Column | null) => [...mapping.keys()].filter((index) => mapping[index] === column)
  const hasMostly = (index: number, fits: (cell: string) => boolean) => {
    const cells = some.map((cells) => cells[index]?.trim() ?? '').filter((cell) => cell !== '')
    return cells.length > 0 && cells.filter(fits).length * 2 > cells.length
  }
  // Elsewhere "ID" is the number of a payment, not an NFT.
  if (places('token_type').length === 0) for (const index of places('id')) mapping[index] = null

  const holding = [...places('receiver'), ...places('name'), ...places(null)].filter((index) =>
    hasMostly(index, looksLikeAddress),
  )
  const [address] = holding
  if (address !== undefined && holding.length === 1) {
    const instead = places('receiver').filter((index) => index !== address)
    mapping[address] = 'receiver'
    for (const index of instead) mapping[index] = null
    const [name] = instead
    if (name !== undefined && places('name').length === 0) mapping[name] = 'name'
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
