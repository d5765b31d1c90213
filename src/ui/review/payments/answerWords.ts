import type { Address } from 'viem'
import type { Answer } from '../../../core/review/answer'
import type { AssetNames } from '../../../core/review/assetNames'
import { sumWords } from '../../../core/review/effectWords'
import { locale } from '../../../language/messages'
import { m } from './messages'

/** More assets are counted: a stranger may add as many tokens as he likes. */
const mostAssets = 4

/** What leaves a Safe, and who gets it, as parts of a sentence of `m.answer`. */
export type Leaves = { readonly sums: string; readonly recipient: string }

const list = new Intl.ListFormat(locale, { type: 'conjunction' })

/**
 * Words what leaves the Safe. Null: nothing.
 *
 * @param nameOf - Returns the name of a confirmed cause. A name by the author of the link is never taken: these are the page's own words.
 */
export function leavesWords(
  { sums, recipients }: Answer,
  names: AssetNames,
  nameOf: (to: Address) => string | null,
): Leaves | null {
  const words = sums.map(({ asset, amount, isAtMost }) => {
    // An amount and its symbol stay on one line.
    const sum = sumWords(asset, amount, names).replace(/^(\S+) (?=\S+$)/, '$1\u00a0')
    return isAtMost ? m.answer.atMost(sum) : sum
  })
  const [only] = recipients
  if (words.length === 0 || only === undefined) return null
  return {
    sums: words.length > mostAssets ? m.answer.assets(words.length) : list.format(words),
    recipient:
      recipients.length > 1
        ? m.answer.recipients(recipients.length)
        : only === null
          ? m.answer.nobodyKnown
          : (nameOf(only) ?? only),
  }
}

/** Words what a transaction does: its most dangerous effect, or what leaves the Safe. */
export function answerTitle({ other, isRejection }: Answer, nonce: bigint, leaves: Leaves | null): string {
  if (other !== null) return m.answer.effects[other]
  if (isRejection) return m.answer.rejects(nonce)
  return leaves === null ? m.answer.paysNothing : m.answer.pays(leaves.sums, leaves.recipient)
}

/** Words what the transaction does beside what its title says. Null: nothing. */
export function alsoWords({ other, also }: Answer): string | null {
  if (other !== null || also.length === 0) return null
  return m.answer.also(list.format(also.map((kind) => m.answer.effects[kind])))
}

/** Words what leaves the Safe beside another effect. */
export function besideWords({ isComplete }: Answer, leaves: Leaves | null): string {
  const words = leaves === null ? m.answer.leavesNothing : m.answer.leaves(leaves.sums, leaves.recipient)
  return isComplete ? words : `${words} ${m.answer.more}`
}
