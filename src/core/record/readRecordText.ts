import { type GiftRecordReading, readGiftRecord } from './giftRecordJson'
import { readRecordLink } from './recordLink'

const inLink = /[#?&]record=([\w-]*)/
const base64Url = /^[\w-]{100,}$/

/** Reads one gift record: its JSON, a link that carries it, or the text of that link. Never throws. */
export function readRecordText(text: string): GiftRecordReading {
  const trimmed = text.trim()
  const carried = inLink.exec(trimmed)?.[1] ?? (base64Url.test(trimmed) ? trimmed : null)
  return carried === null ? readGiftRecord(trimmed) : readRecordLink(carried)
}
