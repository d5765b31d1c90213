import type { DocumentProblem } from '../../../core/giving/readGiftDocument'
import type { GiftRecord } from '../../../core/record/giftRecord'
import { readRecordFile } from '../../../core/record/recordFile'
import { readRecordTable, recordTableHead } from '../../../core/record/recordTable'
import { readRecordText } from '../../../core/record/recordLink'
import type { Clock } from '../../../ports/clock'
import { parseTable } from '../../files/parseTable'
import { runInSlices } from '../../runInSlices'

export type Claims =
  | { readonly kind: 'one'; readonly gift: GiftRecord }
  /** A whole export. Its statement on its own completeness is no claim: no chain could refute it. */
  | { readonly kind: 'many'; readonly gifts: readonly GiftRecord[] }
  | DocumentProblem

/** Maximum length in characters: an export of 10,000 gifts has about 25 MB as JSON. */
const maxTableLength = 32_000_000

/** Matches the key of an export's list. Within a string of a single record its quotes would be escaped. */
const isExport = /[{,]\s*"gifts"\s*:/

/**
 * Reads the text to check: one gift record, a link to it, or an export as JSON or CSV. Works in slices between which the
 * page paints. Never throws.
 */
export async function readClaims(text: string, clock: Pick<Clock, 'nowMs' | 'sleep'>): Promise<Claims> {
  const trimmed = text.replace(/^\ufeff/u, '').trim()
  if (trimmed.startsWith('{') && isExport.test(trimmed)) {
    const reading = await runInSlices(readRecordFile(trimmed), clock)
    return reading.kind === 'problem' ? reading : { kind: 'many', gifts: reading.file.gifts }
  }
  if (isTable(trimmed)) return readTable(trimmed, clock)
  const reading = readRecordText(trimmed)
  return reading.kind === 'problem' ? reading : { kind: 'one', gift: reading.gift }
}

/** Returns true when the first line names columns of the export. */
function isTable(text: string): boolean {
  const [first = ''] = text.split(/[\r\n]/, 1)
  return recordTableHead.filter((name) => first.includes(name)).length > 1 && !first.startsWith('{')
}

async function readTable(text: string, clock: Pick<Clock, 'nowMs' | 'sleep'>): Promise<Claims> {
  const isColumn = (heading: string) => recordTableHead.includes(heading)
  const table = parseTable(text, { maxLength: maxTableLength, isColumn })
  if (table.kind === 'problem')
    return { kind: 'problem', field: null, problem: `${table.sentence} ${table.remedy}` }
  const reading = await runInSlices(readRecordTable(table.rows), clock)
  if (reading.kind === 'read') return { kind: 'many', gifts: reading.gifts }
  const { line, column, problem } = reading
  return { kind: 'problem', field: column === null ? `${line}` : `${line}: ${column}`, problem }
}
