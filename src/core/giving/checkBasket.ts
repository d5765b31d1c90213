import { amountWords } from '../money/amountWords'
import { assetKey, isAssetKey } from './assetKey'
import type { Basket } from './basket'
import type { BasketProblem } from './basketProblem'
import { type CheckedLine, type LineContext, checkLine } from './checkLine'
import type { Gift } from './gift'
import { type AssetTotal, totalsByAsset } from './totalsByAsset'

/** As many as one transaction carries with room to spare: 100 token transfers take about 2.9 million gas. */
export const maxGifts = 100

export type BasketContext = LineContext & {
  /** In base units by `assetKey`. A balance that is missing or null is not known; null: none is. */
  readonly balances: Readonly<Record<string, bigint | null>> | null
}

export type CheckedBasket = {
  /** In the order of the lines; empty while something blocks. */
  readonly gifts: readonly Gift[]
  readonly problems: readonly BasketProblem[]
  /** Of the lines that have no problem of their own, also while something blocks. */
  readonly totals: readonly AssetTotal[]
}

/**
 * Turns a basket as it is typed into gifts, or says everything that stands against it: each line field by field, then
 * lines that repeat another, then the sums against the balances. Pure and total: any basket has an answer.
 */
export function checkBasket(basket: Basket, context: BasketContext): CheckedBasket {
  const checked = basket.lines.map((line) => checkLine(line, context))
  const gifts = checked.flatMap(({ gift }) => gift ?? [])
  const totals = totalsByAsset(gifts)
  const problems = [
    ...checkSize(basket, context),
    ...checked.flatMap(({ problems }) => problems),
    ...findRepeated(checked),
    ...totals.flatMap((total) => checkBalance(total, checked, context) ?? []),
  ]
  const isBlocked = problems.some(({ severity }) => severity === 'blocks')
  return { gifts: isBlocked ? [] : gifts, problems, totals }
}

function checkSize({ lines }: Basket, { giverName }: BasketContext): readonly BasketProblem[] {
  const problem = { lineId: null, field: 'basket', severity: 'blocks' } as const
  if (lines.length === 0) {
    const sentence = 'There is no gift in the basket yet.'
    return [{ ...problem, code: 'emptyBasket', sentence, remedy: 'Add a cause from the directory.' }]
  }
  if (lines.length > maxGifts) {
    const { most, second } = words[giverName]
    const sentence = `${most} at most ${maxGifts} gifts; this basket has ${lines.length}.`
    return [{ ...problem, code: 'tooManyGifts', sentence, remedy: `Remove some and give them ${second}.` }]
  }
  return []
}

const words = {
  Safe: {
    most: 'One proposal carries',
    second: 'in a second proposal',
    unknown: 'without enough, the whole proposal fails when executed.',
  },
  wallet: {
    most: 'You can give',
    second: 'afterwards',
    unknown: 'without enough, your wallet cannot send it.',
  },
} as const

/** The later lines that give the same asset to the same cause as an earlier one. It may be meant. */
function findRepeated(checked: readonly CheckedLine[]): readonly BasketProblem[] {
  const seen = new Set<string>()
  return checked.flatMap(({ line, gift }) => {
    if (gift === null) return []
    const pair = `${gift.causeId} ${assetKey(gift.asset)}`
    if (!seen.has(pair)) {
      seen.add(pair)
      return []
    }
    return {
      lineId: line.id,
      field: 'cause',
      severity: 'notice',
      code: 'repeatedLine',
      sentence: `Another line gives ${gift.asset.symbol} to ${gift.causeName} too.`,
      remedy: 'Remove one line, unless both are meant.',
    } as const
  })
}

/** Compares what is given of one asset with what the giver holds. Stands beside the line when only one gives it. */
function checkBalance(
  { asset, amount }: AssetTotal,
  checked: readonly CheckedLine[],
  { balances, giverName }: BasketContext,
): BasketProblem | null {
  const giving = checked.filter(({ gift }) => gift !== null && isAssetKey(assetKey(gift.asset), asset))
  const lineId = giving.length === 1 ? (giving[0]?.line.id ?? null) : null
  const balance = Object.entries(balances ?? {}).find(([key]) => isAssetKey(key, asset))?.[1] ?? null
  const text = (value: bigint) => amountWords(value, asset)

  if (balance === null) {
    const sentence = `Whether your ${giverName} holds ${text(amount)} could not be checked.`
    const remedy = `Compare it yourself before you go on: ${words[giverName].unknown}`
    return { lineId, field: 'amount', severity: 'notice', code: 'balanceUnknown', sentence, remedy }
  }
  if (amount <= balance) return null
  const sentence = `You give ${text(amount)}, and your ${giverName} holds ${text(balance)}: ${text(amount - balance)} is missing.`
  const remedy = `Give less ${asset.symbol}, or bring more into your ${giverName} first.`
  return { lineId, field: 'amount', severity: 'blocks', code: 'balanceTooLow', sentence, remedy }
}
