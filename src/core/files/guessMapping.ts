import { findCause, findCauseNamed } from '../causes/findCause'
import { assetsOf } from '../giving/assets'
import { readAmount } from '../money/readAmount'
import { type Column, columnByWords, columnOf, type Mapping } from './columns'
import type { FileContext } from './fileReading'

/** Rows that a guess looks at. */
const lookedAt = 200

/** More than any token has: whether a cell is an amount does not depend on the asset. */
const decimals = 40

export type GuessedMapping = {
  readonly mapping: Mapping
  /**
   * Places in `mapping` for which only the cells speak, under a heading that says something else, or beside another column that
   * may be meant. Nothing is read before the user has confirmed them: an address may be that of a sender.
   */
  readonly proposed: readonly number[]
}

/**
 * Guesses what each column holds: by its heading, then by the words of it, and where that leaves a column open that is
 * needed, by its cells. Two columns that could both be meant are left open.
 *
 * @param header - Null: the first line is a payment already, so that no heading can contradict the cells.
 */
export function guessMapping(
  header: readonly string[] | null,
  rows: readonly (readonly string[])[],
  context: Pick<FileContext, 'chain' | 'customTokens' | 'causes'>,
): GuessedMapping {
  const cellsAt = cellsOf(rows.slice(0, lookedAt), context)
  const mapping: (Column | null)[] =
    header === null ? (rows[0] ?? []).map(() => null) : header.map((heading) => columnOf(heading))
  const proposed = new Set<number>()
  const places = (column: Column | null) => [...mapping.keys()].filter((index) => mapping[index] === column)
  const propose = (index: number, column: Column) => {
    mapping[index] = column
    if (header !== null) proposed.add(index)
  }
  // Elsewhere "ID" is the number of a payment, not an NFT.
  if (places('token_type').length === 0) for (const index of places('id')) mapping[index] = null
  for (const [index, column] of wordsOf(header ?? [], mapping))
    if (fitsWords(cellsAt(index), column)) mapping[index] = column

  const headed = places('receiver')
  const holding = [...headed, ...places('name'), ...places('memo'), ...places(null)].filter(
    (index) => cellsAt(index).areAddresses,
  )
  const [address] = holding
  if (address !== undefined && holding.length === 1) {
    const isElsewhere = places('cause').length === 0 && headed.some((index) => index !== address)
    if (headed.length === 0 && (header === null || mapping[address] === 'name')) {
      // "Who" may be the one who pays.
      if (header !== null && columnOf(header[address] ?? '') === null) proposed.add(address)
      mapping[address] = 'receiver'
    } else if (isElsewhere || headed.length === 0) {
      // A heading of a recipient above names, beside addresses: whose they are is not said.
      const isNamed =
        header !== null && headed.includes(address) && namesRecipient.test(header[address] ?? '')
      const isOpen = mapping[address] === null || headed.includes(address)
      const hasName = places('name').length > 0
      for (const index of headed) if (index !== address) mapping[index] = isOpen && !hasName ? 'name' : null
      const isOfAnother = namesAnother.test(header?.[address] ?? '')
      if (isOpen && !isNamed && !isOfAnother && places('cause').length === 0) propose(address, 'receiver')
    }
  }
  if (places('receiver').length + places('cause').length === 0) {
    const [cause, ...others] = [...places('name'), ...places(null)].filter((at) => cellsAt(at).areCauses)
    if (cause !== undefined && others.length === 0) propose(cause, 'cause')
  }
  if (places('token_type').length + places('token_address').length === 0) {
    const [token, ...others] = places(null).filter((index) => cellsAt(index).areAssets)
    // "ETH" below "Network" is no asset.
    if (token !== undefined && others.length === 0) propose(token, 'token_address')
  }
  if (places('amount').length === 0) {
    const [amount, ...others] = places(null).filter((index) => cellsAt(index).areAmounts)
    if (amount !== undefined && others.length === 0) {
      propose(amount, 'amount')
      if (places(null).some((index) => cellsAt(index).beginWithNumbers)) proposed.add(amount)
    }
  }
  for (const column of ['receiver', 'amount', 'token_address'] as const)
    for (const index of header === null ? [] : places(column)) {
      const rivals = places(null).filter((other) => other !== index && isRival(cellsAt(other), column))
      if (isDoubtful(header?.[index] ?? '', { column, rivals: rivals.map((at) => header?.[at] ?? '') }))
        proposed.add(index)
    }
  const single = mapping.map((column) => (column !== null && places(column).length > 1 ? null : column))
  return { mapping: single, proposed: [...proposed].filter((index) => single[index] !== null) }
}

/** Beside "Recipient" with names, "Recipient address" says whose address it is, and "Wallet" does not. */
const namesRecipient = /recipient|receiver|payee|empf(?:ä|ae)nger/iu

/** Matches a heading of addresses of another account or another time: one press must not make them the recipients. */
const namesAnother =
  /sender|payer|donor|giver|refund|return|source|treasury|absender|zahler|auftraggeber|spender|rück|rueck|erstattung|quelle|(?:^|[^\p{L}])(?:from|old|former|previous|own|our|my|von|alt|alte|alter|altes|frühere|fruehere|eigene)(?:[^\p{L}]|$)/iu

/** Matches a heading that names the recipient, as "Address" and "Payout wallet" do not. */
const saysWhose = new RegExp(`${namesRecipient.source}|^to\\b`, 'iu')

/** Of an invoice, a telephone, a place: no amount. */
const namesNumber = /(?:nummer|number|phone|telefon)$|(?:^|[^\p{L}])(?:nr|no|num|id|tel|plz|zip)\.?$/iu

/** Returns true where one of the unread columns may be the one that is meant. */
function isDoubtful(
  heading: string,
  {
    column,
    rivals,
  }: { readonly column: 'receiver' | 'amount' | 'token_address'; readonly rivals: readonly string[] },
): boolean {
  if (rivals.length === 0) return false
  if (column === 'receiver')
    return !saysWhose.test(heading.trim()) || rivals.some((rival) => namesRecipient.test(rival))
  const isByWords = columnOf(heading) === null && rivals.some((rival) => !namesNumber.test(rival))
  return isByWords || rivals.some((rival) => columnByWords(rival) === column)
}

function isRival(cells: ColumnCells, column: 'receiver' | 'amount' | 'token_address'): boolean {
  if (column === 'receiver') return cells.areAddresses
  return column === 'amount' ? cells.areAmounts || cells.beginWithNumbers : cells.areAssets
}

/** Finds the columns by the words of their headings, without those that another heading names by itself. */
function wordsOf(header: readonly string[], mapping: Mapping): readonly (readonly [number, Column])[] {
  return header.flatMap((heading, index) => {
    const column = mapping[index] === null ? columnByWords(heading) : null
    return column === null || mapping.includes(column) ? [] : [[index, column] as const]
  })
}

/** Returns true unless the cells contradict the words of the heading. */
function fitsWords(cells: ColumnCells, column: Column): boolean {
  if (column === 'amount') return cells.areAmounts
  if (column === 'token_address') return cells.areAssets
  return column !== 'receiver' || cells.areAddresses
}

/** Kind of most cells of a column. An empty column is of none. */
type ColumnCells = {
  readonly areAddresses: boolean
  readonly areAmounts: boolean
  /** Such as "5.00 EUR", which is no amount of an asset. */
  readonly beginWithNumbers: boolean
  readonly areAssets: boolean
  readonly areCauses: boolean
}

function cellsOf(
  rows: readonly (readonly string[])[],
  { chain, customTokens, causes }: Pick<FileContext, 'chain' | 'customTokens' | 'causes'>,
) {
  const assets = new Set(
    assetsOf(chain, customTokens).flatMap((asset) =>
      asset.kind === 'token'
        ? [asset.symbol.toLowerCase(), asset.address.toLowerCase()]
        : [asset.symbol.toLowerCase()],
    ),
  )
  const isAsset = (cell: string) => assets.has(cell.toLowerCase())
  const known = new Map<number, ColumnCells>()
  const look = (index: number): ColumnCells => {
    const cells = rows.map((row) => row[index]?.trim() ?? '').filter((cell) => cell !== '')
    const areMostly = (fits: (cell: string) => boolean) => cells.filter(fits).length * 2 > cells.length
    return {
      areAddresses: areMostly((cell) => looksLikeAddress(cell) && !isHash.test(cell) && !isAsset(cell)),
      beginWithNumbers: areMostly(
        (cell) => /^[^\p{L}\p{N}]{0,3}\p{Nd}.*[\p{L}\p{Sc}]/u.test(cell) && !looksLikeAddress(cell),
      ),
      areAssets: areMostly(isAsset),
      areAmounts: areMostly(isAmount) && !isCounted(cells) && !areMostly(isYear),
      areCauses: areMostly(
        (cell) => findCause(causes, cell) !== null || findCauseNamed(causes, cell) !== null,
      ),
    }
  }
  return (index: number): ColumnCells => {
    const found = known.get(index) ?? look(index)
    known.set(index, found)
    return found
  }
}

/** Of a transaction, not of an account. */
const isHash = /0x[\da-f]{64}$/iu

function isAmount(cell: string): boolean {
  return readAmount(cell, decimals).kind !== 'text'
}

/** Returns true for 1, 2, 3: the numbers of the lines. One line proves nothing. */
function isCounted(cells: readonly string[]): boolean {
  const numbers = cells.map((cell) => (/^\d{1,9}$/u.test(cell) ? Number(cell) : Number.NaN))
  return (
    numbers.length > 1 && numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1)
  )
}

function isYear(cell: string): boolean {
  return /^(?:19|20)\d\d$/u.test(cell)
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
