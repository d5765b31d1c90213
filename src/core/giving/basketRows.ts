import { type Address, getAddress } from 'viem'
import { locale } from '../../language/messages'
import { findCause } from '../causes/findCause'
import type { Cause } from '../causes/cause'
import { recipientOn } from '../causes/recipientOn'
import { parseAmount } from '../money/parseAmount'
import { assetKey } from './assets'
import type { BasketLine, Lines } from './basket'
import { payeeNameOf } from './checkPayee'
import type { Asset } from './gift'

/** A line of the basket as a row of a table. */
export type BasketRow = {
  readonly line: BasketLine
  /** Position in the gift, from 1. */
  readonly place: number
  /** Null: its cause is no longer in the directory. */
  readonly name: string | null
  /** Null: the cause has no address on this chain. */
  readonly address: Address | null
  readonly asset: Asset | null
  /** Place of another line that gives the same asset to the same address. Null: none. */
  readonly sameAs: number | null
}

type RowContext = {
  readonly causes: readonly Cause[]
  readonly chainId: number
  readonly assets: readonly Asset[]
}

/** Returns the rows of a basket, in the order of the gift. */
export function basketRows(lines: Lines, { causes, chainId, assets }: RowContext): readonly BasketRow[] {
  const assetAt = new Map(assets.map((asset) => [assetKey(asset).toLowerCase(), asset]))
  const placesOf = new Map<string, number[]>()
  const rows = lines.map((line, index) => {
    const address = addressOf(line, causes, chainId)
    const key = line.assetKey.toLowerCase()
    const pair = address === null ? null : `${address.toLowerCase()} ${key}`
    const place = index + 1
    if (pair !== null) {
      const places = placesOf.get(pair)
      if (places === undefined) placesOf.set(pair, [place])
      else places.push(place)
    }
    return {
      line,
      place,
      pair,
      name: payeeNameOf(line.payee, causes),
      address,
      asset: assetAt.get(key) ?? null,
    }
  })
  return rows.map(({ pair, ...row }) => {
    const [first, second] = (pair === null ? undefined : placesOf.get(pair)) ?? []
    return { ...row, sameAs: (first === row.place ? second : first) ?? null }
  })
}

function addressOf({ payee }: BasketLine, causes: readonly Cause[], chainId: number): Address | null {
  if (payee.kind === 'address') return getAddress(payee.address)
  const cause = findCause(causes, payee.causeId)
  return cause === null ? null : (recipientOn(cause, chainId)?.address ?? null)
}

/** Finds the rows whose name, ENS name or address contains the text. */
export function findRows(rows: readonly BasketRow[], text: string): readonly BasketRow[] {
  const wanted = text.trim().toLocaleLowerCase()
  if (wanted === '') return rows
  return rows.filter(({ name, address, line: { payee } }) =>
    [name, address, payee.kind === 'address' ? payee.ensName : null].some(
      (value) => value?.toLocaleLowerCase().includes(wanted) === true,
    ),
  )
}

export type RowOrder = 'gift' | 'name' | 'amount' | 'asset'

/** Clinic 2 comes before Clinic 12. */
const byText = new Intl.Collator(locale, { numeric: true })

/**
 * Sorts rows. Amounts are compared within one asset only, the largest first; what cannot be read comes last. Equal rows stay in
 * the order of the gift.
 */
export function sortRows(rows: readonly BasketRow[], order: RowOrder): readonly BasketRow[] {
  switch (order) {
    case 'gift':
      return rows.toSorted((one, other) => one.place - other.place)
    case 'name':
      return rows.toSorted((one, other) => compareTexts(one.name, other.name) || one.place - other.place)
    case 'asset':
      return rows.toSorted((one, other) => compareAssets(one, other) || one.place - other.place)
    case 'amount': {
      const amounts = new Map(rows.map((row) => [row, amountOf(row)]))
      const amount = (row: BasketRow) => amounts.get(row) ?? -1n
      return rows.toSorted(
        (one, other) =>
          compareAssets(one, other) || compare(amount(other), amount(one)) || one.place - other.place,
      )
    }
  }
}

/** Returns the amount in base units. Null: it cannot be read. */
function amountOf({ line, asset }: BasketRow): bigint | null {
  if (asset === null) return null
  const read = parseAmount(line.amountText, asset.decimals, asset.symbol)
  return read.kind === 'ok' ? read.value : null
}

/** Two assets can have one symbol. */
function compareAssets(one: BasketRow, other: BasketRow): number {
  return (
    compareTexts(one.asset?.symbol ?? null, other.asset?.symbol ?? null) ||
    byText.compare(one.line.assetKey.toLowerCase(), other.line.assetKey.toLowerCase())
  )
}

/** Sorts what is missing last. */
function compareTexts(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return byText.compare(one, other)
}

function compare(one: bigint, other: bigint): number {
  return one < other ? -1 : Number(one > other)
}

/** Returns the ids from one to the other, both included, in the order shown. Only `to` where `from` is not shown. */
export function idsBetween(shown: readonly string[], from: string | null, to: string): readonly string[] {
  const [start, end] = [from === null ? -1 : shown.indexOf(from), shown.indexOf(to)]
  if (start === -1 || end === -1) return [to]
  return shown.slice(Math.min(start, end), Math.max(start, end) + 1)
}
