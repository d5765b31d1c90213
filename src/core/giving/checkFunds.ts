import { amountWords } from '../money/formatAmount'
import { isAssetKey } from './assets'
import type { BasketProblem } from './basket'
import { m } from './messages'
import { promisedOf, type Promised } from './promisedByAsset'
import type { AssetTotal } from './totalsByAsset'
import type { Asset } from './gift'

export type FundsContext = {
  readonly giverName: 'Safe' | 'wallet'
  /** In base units, by `assetKey`. Missing or null: unknown; null for all: none is known. */
  readonly balances: Readonly<Record<string, bigint | null>> | null
  /** Amounts that pending transactions take from the balances. */
  readonly promised: readonly Promised[]
}

/** Compares the total of one asset with the balance less what is promised. */
export function checkFunds(
  { asset, amount }: AssetTotal,
  { giverName, balances, promised }: FundsContext,
): BasketProblem | null {
  const balance = Object.entries(balances ?? {}).find(([key]) => isAssetKey(key, asset))?.[1] ?? null
  const taken = promisedOf(asset, promised)
  const text = (value: bigint) => amountWords(value, asset)
  const problem = { lineId: null, field: 'amount' } as const

  if (balance === null) {
    const sentence = m.funds.unchecked(giverName, text(amount))
    const remedy = m.funds.compare[giverName]
    return { ...problem, severity: 'notice', code: 'balanceUnknown', sentence, remedy }
  }
  if (amount > balance) {
    const sentence = m.funds.short(text(amount - balance), text(amount), giverName, text(balance))
    const remedy = m.funds.less(asset.symbol, giverName)
    return { ...problem, severity: 'blocks', code: 'balanceTooLow', sentence, remedy }
  }
  if (taken === null || amount + taken.amount <= balance) return null
  const missing = text(amount + taken.amount - balance)
  const promisedTo = promisedWords(taken, asset, giverName)
  const sentence = m.funds.promisedShort(missing, giverName, text(balance), promisedTo)
  const remedy = m.funds.settle[giverName](asset.symbol)
  return { ...problem, severity: 'blocks', code: 'balancePromised', sentence, remedy }
}

/** Returns true unless the balances provably cannot pay these totals. */
export function hasEnough(totals: readonly AssetTotal[], context: FundsContext): boolean {
  return totals.every((total) => checkFunds(total, context)?.severity !== 'blocks')
}

/** Returns a clause on the promised part of the balance: "6 ETH of it is promised to gift #4 in the queue". */
export function promisedWords(
  { amount, nonces }: Promised,
  asset: Asset,
  giverName: 'Safe' | 'wallet',
): string {
  const words = amountWords(amount, asset)
  if (giverName === 'wallet') return m.funds.onItsWay(words)
  const known = nonces.filter((nonce) => nonce !== null).map((nonce) => `#${nonce}`)
  return m.funds.promised(words, known, nonces.length - known.length)
}

/** An asset and the giver's balance of it, in base units; null: unknown. */
export type HeldAsset = { readonly asset: Asset; readonly held: bigint | null }

/** Sorts the assets that the giver holds before the others, each group in the order given. */
export function heldFirst(
  assets: readonly Asset[],
  balances: Readonly<Record<string, bigint | null>> | null,
): readonly HeldAsset[] {
  const entries = Object.entries(balances ?? {})
  const withHeld = assets.map((asset) => ({
    asset,
    held: entries.find(([key]) => isAssetKey(key, asset))?.[1] ?? null,
  }))
  const isHeld = ({ held }: HeldAsset) => held !== null && held > 0n
  return [...withHeld.filter(isHeld), ...withHeld.filter((each) => !isHeld(each))]
}
