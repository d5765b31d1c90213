import type { PlanPart } from '../../core/giving/planPart'
import { paymentCount } from './paymentCount'

type Part = Pick<PlanPart, 'part' | 'of'>
type Who = 'Safe' | 'wallet'

const nouns = {
  Safe: { one: 'proposal', many: 'proposals', made: 'made', ask: 'Propose' },
  wallet: { one: 'batch', many: 'batches', made: 'sent', ask: 'Give' },
} as const

/** "Propose the next 100 payments" */
export function nextPartWords({ part, of }: Part, count: number, who: Who): string {
  const which = part === of && of > 1 ? 'last' : part === 1 ? 'first' : 'next'
  const what = count === 1 ? `${which} payment` : `${which} ${paymentCount(count)}`
  return `${nouns[who].ask} the ${what}`
}

/** "2 of 3 proposals made" */
export function madeWords({ part, of }: Part, who: Who): string {
  return `${part} of ${of} ${nouns[who].many} ${nouns[who].made}`
}

/** "Proposal 1 of 3: 100 payments" */
export function partTitle({ part, of }: Part, count: number, who: Who): string {
  const noun = nouns[who].one
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${part} of ${of}: ${paymentCount(count)}`
}

/** "The other 150 payments, in 2 more proposals" */
export function restWords(payments: number, parts: number, who: Who): string {
  const noun = parts === 1 ? nouns[who].one : nouns[who].many
  const what = payments === 1 ? 'The other payment' : `The other ${paymentCount(payments)}`
  return `${what}, in ${parts} more ${noun}`
}

/** What a gift in several parts means, in sentences. `most`: payments in one part. */
export function planSentences({ part, of }: Part, most: number, who: Who): readonly string[] {
  const { one, many } = nouns[who]
  const left = of - part + 1
  return [
    part === 1
      ? `The gift goes as ${of} ${many}, because one carries at most ${paymentCount(most)}. You are asked for one after the other.`
      : left === 1
        ? `This is the last of ${of} ${many}.`
        : `${left} of ${of} ${many} are left. You are asked for one after the other.`,
    `Each ${one} is paid in full or not at all, whatever becomes of the others. What is not asked for yet stays in your gift.`,
  ]
}
