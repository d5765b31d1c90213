import { amountWords } from '../money/formatAmount'
import { isAssetKey } from './assetKey'
import type { BasketProblem } from './basketProblem'
import { m } from './messages'
import { promisedOf } from './promisedByAsset'
import { promisedWords } from './promisedWords'
import type { AssetTotal } from './totalsByAsset'
import type { Promised } from './waitingTx'

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
