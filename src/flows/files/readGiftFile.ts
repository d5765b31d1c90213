import type { FileContext, FileReading } from '../../core/files/fileReading'
import { isBatchFile, readBatchFile } from '../../core/files/readBatchFile'
import type { TableRow } from '../../core/files/columns'
import { namesInTable, readGiftTable, type TableOptions } from '../../core/files/readGiftTable'
import type { ResolvedName, ResolvedNames } from '../../core/files/readFileAddress'
import { type PlanReading, readPlanFile } from '../../core/giving/planDocument'
import type { Clock } from '../../ports/clock'
import { runInSlices } from '../runInSlices'
import { parseTable } from './csvTable'
import { m } from '../../core/files/messages'

export type GiftFile = FileReading | { readonly kind: 'document'; readonly read: PlanReading }

export type FileOptions = Pick<TableOptions, 'decimalSign'> & {
  readonly clock: Pick<Clock, 'nowMs' | 'sleep'>
  /** Resolves through an Ethereum node, so not before the user has opened a file. Its rejection is passed on. */
  readonly resolveName: (name: string) => Promise<ResolvedName>
}

/** Maximum number of ENS names to resolve for one file. */
const maxNames = 200

/** Concurrent resolutions, so that a long list does not flood the node. */
const atOnce = 5

/**
 * Reads the text of a file, or pasted text: a table, a batch of the Transaction Builder, or a gift document. Works in slices
 * between which the page paints.
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

/** Parses JSON. Undefined: it is not. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
