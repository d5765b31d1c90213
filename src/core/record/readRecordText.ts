import type { DocumentProblem } from '../giving/readGiftDocument'
import type { GiftRecord } from './giftRecord'
import { readGiftRecord } from './giftRecordJson'
import { readRecordLink } from './recordLink'

export type RecordText = { readonly kind: 'records'; readonly gifts: readonly GiftRecord[] } | DocumentProblem

const inLink = /[#?&]record=([\w-]*)/
const base64Url = /^[\w-]{100,}$/

/**
 * Reads what a user hands over to be checked: the JSON of a record, a link that carries one, or the text of that link. Never
 * throws.
 */
export function readRecordText(text: string): RecordText {
  const trimmed = text.trim()
  const carried = inLink.exec(trimmed)?.[1] ?? (base64Url.test(trimmed) ? trimmed : null)
  const reading = carried === null ? readGiftRecord(trimmed) : readRecordLink(carried)
  return reading.kind === 'problem' ? reading : { kind: 'records', gifts: [reading.gift] }
}
