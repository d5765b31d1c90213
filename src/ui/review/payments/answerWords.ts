import type { Address } from 'viem'
import type { Answer } from '../../../core/review/answer'
import type { AssetNames } from '../../../core/review/assetNames'
import { sumWords } from '../../../core/review/effectWords'
import type { TxEnd } from '../../../core/review/txEnd'
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

/** Words what a transaction does or did: its most dangerous effect, or what leaves the Safe. */
export function answerTitle(answer: Answer, nonce: bigint, leaves: Leaves | null, end: TxEnd): string {
  const title = deedWords(answer, nonce, leaves, end)
  return end === 'failed' || end === 'never' ? m.answer[end](title) : title
}

function deedWords({ other, isRejection }: Answer, nonce: bigint, leaves: Leaves | null, end: TxEnd): string {
  if (other !== null) return effectsAt(end)[other]
  if (isRejection) return m.answer.rejects[end](nonce)
  return leaves === null ? m.answer.paysNothing[end] : m.answer.pays(leaves.sums, leaves.recipient)
}

function effectsAt(end: TxEnd) {
  return end === 'done' ? m.answer.did : m.answer.effects
}

/** Words what the transaction does beside what its title says. Null: nothing. */
export function alsoWords({ other, also }: Answer, end: TxEnd): string | null {
  if (other !== null || also.length === 0) return null
  return m.answer.also(list.format(also.map((kind) => effectsAt(end)[kind])))
}

/** Words what leaves the Safe beside another effect. */
export function besideWords({ isComplete }: Answer, leaves: Leaves | null, end: TxEnd): string {
  const words = leaves === null ? m.answer.leavesNothing : m.answer.leaves[end](leaves.sums, leaves.recipient)
  return isComplete ? words : `${words} ${m.answer.more[end]}`
}
