import type { Address } from 'viem'
import { actionWords, type Tense } from './actionWords'
import type { AssetNames } from './assetNames'
import { m } from './checkMessages'
import type { Review } from './reviewSafeTx'
import { sumWords } from './effectWords'

/** Summary of a transaction for the head of a printed sheet. */
export type SheetSummary = {
  /** Of a batch: number of calls, and the contract. */
  readonly batch: string | null
  /** One sentence per call; empty when there are too many for one page. */
  readonly calls: readonly string[]
  /** One sentence per call, for further pages; empty when they are in `calls`. */
  readonly later: readonly string[]
  /** Payments from the Safe, one sum per asset. */
  readonly totals: readonly string[]
  /** Payments from other accounts, a sentence each. */
  readonly others: readonly string[]
  readonly isComplete: boolean
}

/** Maximum number of calls that fit on the page. */
const mostCalls = 8

/** @param safe - The Safe under review. Sentences name any other account that acts. */
export function sheetSummary(
  { tree, actions, totals }: Review,
  safe: Address,
  names: AssetNames,
  tense: Tense = 'does',
): SheetSummary {
  const sentences = actions.map((node) => actionWords(node, safe, names, tense))
  const isShort = sentences.length <= mostCalls
  return {
    batch: tree.action.kind === 'batch' ? actionWords(tree, safe, names, tense) : null,
    calls: isShort ? sentences : [],
    later: isShort ? [] : sentences,
    totals: totals.assets.map(({ asset, amount, refundAtMost }) => {
      const sum = sumWords(asset, amount, names)
      if (refundAtMost === 0n) return sum
      const atMost = sumWords(asset, refundAtMost, names)
      return amount > 0n ? m.total.both(sum, atMost) : m.total.atMost(atMost)
    }),
    others: totals.others.map(({ from, sums, refunds }) => {
      const paid = sums.map(({ asset, amount }) => sumWords(asset, amount, names))
      const repaid = refunds.map(({ token, atMost }) => {
        const asset =
          token === null ? ({ kind: 'native' } as const) : ({ kind: 'token', address: token } as const)
        return m.total.atMost(sumWords(asset, atMost, names))
      })
      return m.total.from(from, [...paid, ...repaid].join(', '))
    }),
    isComplete: totals.isComplete,
  }
}
