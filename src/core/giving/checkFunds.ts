import { amountWords } from '../money/amountWords'
import { isAssetKey } from './assetKey'
import type { BasketProblem } from './basketProblem'
import { promisedOf } from './promisedByAsset'
import { promisedWords } from './promisedWords'
import type { AssetTotal } from './totalsByAsset'
import type { Promised } from './waitingTx'

export type FundsContext = {
  readonly giverName: 'Safe' | 'wallet'
  /** In base units by `assetKey`. A balance that is missing or null is not known; null: none is. */
  readonly balances: Readonly<Record<string, bigint | null>> | null
  /** What waiting transactions take of the balances. */
  readonly promised: readonly Promised[]
}

/** Compares what is given of one asset with what the giver holds and has not promised yet. */
export function checkFunds(
  { asset, amount }: AssetTotal,
  { giverName, balances, promised }: FundsContext,
): BasketProblem | null {
  const balance = Object.entries(balances ?? {}).find(([key]) => isAssetKey(key, asset))?.[1] ?? null
  const taken = promisedOf(asset, promised)
  const text = (value: bigint) => amountWords(value, asset)
  const problem = { lineId: null, field: 'amount' } as const

  if (balance === null) {
    const sentence = `Whether your ${giverName} holds ${text(amount)} could not be checked.`
    const remedy = `Compare it yourself before you go on: ${unknown[giverName]}`
    return { ...problem, severity: 'notice', code: 'balanceUnknown', sentence, remedy }
  }
  if (amount > balance) {
    const sentence = `You are ${text(amount - balance)} short: you give ${text(amount)}, and your ${giverName} holds ${text(balance)}.`
    const remedy = `Give less ${asset.symbol}, or bring more into your ${giverName} first.`
    return { ...problem, severity: 'blocks', code: 'balanceTooLow', sentence, remedy }
  }
  if (taken === null || amount + taken.amount <= balance) return null
  const missing = text(amount + taken.amount - balance)
  const sentence = `You are ${missing} short: your ${giverName} holds ${text(balance)}, and ${promisedWords(taken, asset, giverName)}.`
  const remedy = `Give less ${asset.symbol}, bring more into your ${giverName}, or ${settle[giverName]} first.`
  return { ...problem, severity: 'blocks', code: 'balancePromised', sentence, remedy }
}

/** Whether nothing proves that the balances cannot pay these totals. */
export function hasEnough(totals: readonly AssetTotal[], context: FundsContext): boolean {
  return totals.every((total) => checkFunds(total, context)?.severity !== 'blocks')
}

const unknown = {
  Safe: 'without enough, the whole proposal fails when executed.',
  wallet: 'without enough, your wallet cannot send it.',
} as const

const settle = {
  Safe: 'reject what waits in your Safe',
  wallet: 'wait until the chain has confirmed that payment',
} as const
