import type { Address } from 'viem'
import { answerOf } from '../../core/review/answer'
import type { AssetNames } from '../../core/review/assetNames'
import { readCallTree } from '../../core/review/callTree'
import type { DangerView, Lead } from '../../core/review/danger'
import { leadWords } from '../../core/review/effectWords'
import { effectsOf } from '../../core/review/effects'
import { totalsOf } from '../../core/review/totals'
import type { SafeTxRecord } from '../../core/safe/safeTx'
import { m as inCalls } from '../review/callsMessages'
import { answerTitle, besideWords, leavesWords } from '../review/payments/answerWords'
import { m as inAnswer } from '../review/payments/messages'

/** What a row knows beside the bytes of its transaction. */
export type RowView = {
  readonly safe: Address
  readonly names: AssetNames
  readonly danger: DangerView
  /** Returns the name of a confirmed cause; null for anybody else. */
  readonly nameOf: (to: Address) => string | null
}

/** The words of a row, computed from the bytes of its transaction. */
export type RowWords = {
  /** What leaves the Safe. Null where `dangers` come first. */
  readonly pays: string | null
  /** Every kind of effect that is more than a payment out of the Safe, the most dangerous first. Beside `pays`: those that weigh less. */
  readonly dangers: readonly string[]
  /** The most dangerous effect in a sentence, and what leaves beside it. */
  readonly detail: string | null
}

/** Longest calldata for the list, in hex digits: 32 kB. The review reads longer ones. */
export const mostDigits = 65_536

/** Longest sentence in a row. Its kind is named in any case, and the review has the sentence. */
const mostCharacters = 300

/** Sums up a transaction of the queue by the rule of the review. */
export function rowWords(record: SafeTxRecord, { safe, names, danger, nameOf }: RowView): RowWords {
  const { data, to, nonce } = record
  if (data.length > mostDigits)
    return { pays: null, dangers: [inCalls.tooLarge(to, data.length / 2 - 1)], detail: null }
  const effects = effectsOf(record, readCallTree(record, safe), safe, names)
  const answer = answerOf({ effects, totals: totalsOf(effects, safe) }, safe, danger)
  const leaves = leavesWords(answer, names, nameOf)
  const { other, also, lead, isRejection } = answer
  if (other === null || lead === null)
    return {
      pays: answerTitle(answer, nonce, leaves, 'open'),
      dangers: also.map((kind) => inAnswer.answer.effects[kind]),
      detail: isRejection ? inAnswer.answer.rejectsWords.open : null,
    }
  return {
    pays: null,
    dangers: [other, ...also].map((kind) => inAnswer.answer.effects[kind]),
    detail: [...leadSentence(lead, safe, names), besideWords(answer, leaves, 'open')].join(' '),
  }
}

function leadSentence(lead: Lead, safe: Address, names: AssetNames): readonly string[] {
  const words = leadWords(lead, safe, names)
  return words.length > mostCharacters ? [] : [words]
}
