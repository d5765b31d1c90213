import type { FileContext, FileReading } from '../../core/files/fileReading'
import { isBatchFile, readBatchFile } from '../../core/files/readBatchFile'
import { readGiftTable, type TableOptions } from '../../core/files/readGiftTable'
import { type PlanReading, readPlanFile } from '../../core/giving/readPlan'
import type { Clock } from '../../ports/clock'
import { runInSlices } from '../runInSlices'
import { parseTable } from './parseTable'
import { m } from '../../core/files/messages'

export type GiftFile = FileReading | { readonly kind: 'document'; readonly read: PlanReading }

/**
 * Reads the text of a file, or what was pasted: a table, a batch of the Transaction Builder, or a gift document. The work
 * is cut into slices between which the page paints.
 */
export async function readGiftFile(
  text: string,
  context: FileContext,
  { clock, ...options }: TableOptions & { readonly clock: Pick<Clock, 'nowMs' | 'sleep'> },
): Promise<GiftFile> {
  const json = text
    .trimStart()
    .replace(/^\ufeff/u, '')
    .startsWith('{')
  if (!json) {
    const table = parseTable(text)
    if (table.kind === 'problem') return { ...table, kind: 'unreadable' }
    return runInSlices(readGiftTable(table.rows, context, options), clock)
  }
  const parsed = parseJson(text.replace(/^\ufeff/u, ''))
  if (isBatchFile(parsed)) return runInSlices(readBatchFile(parsed, context), clock)
  if (typeof parsed === 'object' && parsed !== null && 'version' in parsed)
    return { kind: 'document', read: readPlanFile(text) }
  return {
    kind: 'unreadable',
    sentence: m.text.otherJson,
    remedy: m.anotherFile,
  }
}

/** Undefined: it is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
