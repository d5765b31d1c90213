import type { FileContext, FileReading } from '../../core/files/fileReading'
import { isBatchFile, readBatchFile } from '../../core/files/readBatchFile'
import type { TableRow } from '../../core/files/columns'
import { namesInTable } from '../../core/files/namesInTable'
import { readGiftTable, type TableOptions } from '../../core/files/readGiftTable'
import type { ResolvedName, ResolvedNames } from '../../core/files/resolvedName'
import { type PlanReading, readPlanFile } from '../../core/giving/readPlan'
import type { Clock } from '../../ports/clock'
import { runInSlices } from '../runInSlices'
import { parseTable } from './parseTable'
import { m } from '../../core/files/messages'

export type GiftFile = FileReading | { readonly kind: 'document'; readonly read: PlanReading }

export type FileOptions = Pick<TableOptions, 'decimalSign'> & {
  readonly clock: Pick<Clock, 'nowMs' | 'sleep'>
  /** Asks a node of Ethereum, so nothing is read before the user has opened a file. Its rejection is passed on. */
  readonly resolveName: (name: string) => Promise<ResolvedName>
}

/** How many ENS names are resolved for one file. */
const maxNames = 200

/** So many at once that a long list does not flood the node. */
const atOnce = 5

/**
 * Reads the text of a file, or what was pasted: a table, a batch of the Transaction Builder, or a gift document. The work
 * is cut into slices between which the page paints.
 */
export async function readGiftFile(
  text: string,
  context: FileContext,
  { clock, decimalSign, resolveName }: FileOptions,
): Promise<GiftFile> {
  const readTable = async (rows: readonly TableRow[], delimiter: string) => {
    const names = namesInTable(rows, context.chain)
    if (names.length > maxNames)
      return {
        kind: 'unreadable',
        sentence: m.table.tooManyNames(names.length, maxNames),
        remedy: m.split,
      } as const
    const resolved = await resolveAll(names, resolveName)
    return runInSlices(readGiftTable(rows, context, { decimalSign, names: resolved, delimiter }), clock)
  }
  const json = text
    .trimStart()
    .replace(/^\ufeff/u, '')
    .startsWith('{')
  if (!json) {
    const table = parseTable(text)
    if (table.kind === 'problem') return { ...table, kind: 'unreadable' }
    return readTable(table.rows, table.delimiter)
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

async function resolveAll(
  names: readonly string[],
  resolveName: FileOptions['resolveName'],
): Promise<ResolvedNames> {
  const resolved = new Map<string, ResolvedName>()
  for (let at = 0; at < names.length; at += atOnce)
    await Promise.all(
      names.slice(at, at + atOnce).map(async (name) => resolved.set(name, await resolveName(name))),
    )
  return resolved
}

/** Undefined: it is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
