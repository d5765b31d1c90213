import { assetKey, isAssetKey } from './assets'
import { type Basket, type BasketLine, maxLines, type BasketProblem } from './basket'
import { checkFunds, type FundsContext } from './checkFunds'
import { type CheckedLine, type LineContext, checkLine } from './checkLine'
import type { Gift } from './gift'
import { m } from './messages'
import { type AssetTotal, totalsByAsset } from './totalsByAsset'

export type BasketContext = LineContext & FundsContext

export type CheckedBasket = {
  /** In the order of the lines; empty while a problem blocks. */
  readonly gifts: readonly Gift[]
  readonly problems: readonly BasketProblem[]
  /** Totals of the lines without a problem of their own, even while another problem blocks. */
  readonly totals: readonly AssetTotal[]
  /** Number of lines that the totals leave out. */
  readonly incomplete: number
}

/**
 * Turns a typed basket into gifts, or lists all its problems: field by field, then repeated lines, then totals above
 * the balance. Never throws.
 *
 * @param check - Reads a line in this context.
 */
export function checkBasket(
  basket: Basket,
  context: BasketContext,
  check = (line: BasketLine) => checkLine(line, context),
): CheckedBasket {
  const checked = basket.lines.map(check)
  const gifts = checked.flatMap(({ gift }) => gift ?? [])
  const totals = totalsByAsset(gifts)
  const problems = [
    ...checkSize(basket),
    ...checked.flatMap(({ problems }) => problems),
    ...findRepeated(checked),
    ...totals.flatMap((total) => {
      const problem = checkFunds(total, context)
      return problem === null ? [] : { ...problem, lineId: onlyLine(total, checked) }
    }),
  ]
  const isBlocked = problems.some(({ severity }) => severity === 'blocks')
  const incomplete = checked.length - gifts.length
  return { gifts: isBlocked ? [] : gifts, problems, totals, incomplete }
}

function checkSize({ lines }: Basket): readonly BasketProblem[] {
  const problem = { lineId: null, field: 'basket', severity: 'blocks' } as const
  if (lines.length === 0) {
    return [{ ...problem, code: 'emptyBasket', sentence: m.basket.empty, remedy: m.basket.add }]
  }
  if (lines.length > maxLines) {
    const sentence = m.basket.tooMany(maxLines, lines.length)
    return [{ ...problem, code: 'tooManyGifts', sentence, remedy: m.basket.fewer }]
  }
  return []
}

/** Finds lines that repeat the asset and payee of an earlier one, perhaps on purpose. */
function findRepeated(checked: readonly CheckedLine[]): readonly BasketProblem[] {
  const seen = new Set<string>()
  return checked.flatMap(({ line, gift }) => {
    if (gift === null) return []
    const pair = `${gift.causeId ?? gift.recipient} ${assetKey(gift.asset)}`
    if (!seen.has(pair)) {
      seen.add(pair)
      return []
    }
    return {
      lineId: line.id,
      field: 'cause',
      severity: 'notice',
      code: 'repeatedLine',
      sentence: m.basket.repeated(gift.asset.symbol, gift.payeeName),
      remedy: m.basket.removeOne,
    } as const
  })
}

/** Returns the only line that gives an asset, to show a balance problem beside it. Null: several do. */
function onlyLine({ asset }: AssetTotal, checked: readonly CheckedLine[]): string | null {
  const giving = checked.filter(({ gift }) => gift !== null && isAssetKey(assetKey(gift.asset), asset))
  return giving.length === 1 ? (giving[0]?.line.id ?? null) : null
}
