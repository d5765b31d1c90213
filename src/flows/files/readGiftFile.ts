import type { FileContext, FileReading } from '../../core/files/fileReading'
import { isBatchFile, readBatchFile } from '../../core/files/readBatchFile'
import type { Mapping, TableRow } from '../../core/files/columns'
import { rowsOfList } from '../../core/files/paymentList'
import { namesInTable, readGiftTable, type TableOptions } from '../../core/files/readGiftTable'
import type { ResolvedName, ResolvedNames } from '../../core/files/readFileAddress'
import { type PlanReading, readPlanFile } from '../../core/giving/planDocument'
import { decimalSignOf } from '../../core/money/formatAmount'
import { locale } from '../../language/messages'
import type { Clock } from '../../ports/clock'
import { runInSlices } from '../runInSlices'
import { parseTable } from './csvTable'
import { m } from '../../core/files/messages'

export type GiftFile = FileReading | { readonly kind: 'document'; readonly read: PlanReading }

export type FileOptions = Pick<
  TableOptions,
  'decimalSign' | 'mapping' | 'proposed' | 'assetKey' | 'edits' | 'areAmountsWhole'
> & {
  /** Returns the mapping that the user has chosen for such a header before. */
  readonly rememberedMapping?: (header: readonly string[]) => Mapping | null
  readonly clock: Pick<Clock, 'nowMs' | 'sleep'>
  /** Resolves through an Ethereum node, so not before the user has opened a file. Its rejection is passed on. */
  readonly resolveName: (name: string) => Promise<ResolvedName>
}

/** Maximum number of ENS names to resolve for one file. */
const maxNames = 200

/** Maximum length of a list of payments, in characters: as of a table. */
const maxListLength = 2_000_000

/** Concurrent resolutions, so that a long list does not flood the node. */
const atOnce = 5

/**
 * Reads the text of a file, or pasted text: a table, a batch of the Transaction Builder, or a gift document. Works in slices
 * between which the page paints.
 */
export async function readGiftFile(
  text: string,
  context: FileContext,
  { clock, resolveName, rememberedMapping, ...choices }: FileOptions,
): Promise<GiftFile> {
  const readTable = async (
    rows: readonly TableRow[],
    table: Pick<TableOptions, 'delimiter' | 'placeName'>,
  ) => {
    const header = rows.find(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    const remembered = rememberedMapping?.(header?.cells ?? []) ?? null
    const options = {
      ...(remembered !== null && { mapping: remembered, isMappingKept: choices.mapping === undefined }),
      ...table,
      ...choices,
      pageSign: decimalSignOf(locale) === ',' ? 'comma' : 'point',
    } as const
    const names = namesInTable(rows, context, options)
    if (names.length > maxNames)
      return {
        kind: 'unreadable',
        sentence: m.table.tooManyNames(names.length, maxNames),
        remedy: m.split,
      } as const
    const resolved = await resolveAll(names, resolveName)
    return runInSlices(readGiftTable(rows, context, { ...options, names: resolved }), clock)
  }
  const plain = text.replace(/^\ufeff/u, '')
  const start = plain.slice(0, 1_000).trimStart().charAt(0)
  const parsed = start === '{' || start === '[' ? parseJson(plain) : undefined
  if (Array.isArray(parsed)) {
    if (plain.length > maxListLength)
      return {
        kind: 'unreadable',
        sentence: m.text.tooLong(plain.length, maxListLength),
        remedy: m.split,
      }
    const rows = rowsOfList(plain)
    if (rows !== null) return readTable(rows, { placeName: 'Payment' })
    return { kind: 'unreadable', sentence: m.text.otherJson, remedy: m.anotherFile }
  }
  if (start !== '{') {
    const table = parseTable(text)
    if (table.kind === 'problem') return { ...table, kind: 'unreadable' }
    return readTable(table.rows, { delimiter: table.delimiter })
  }
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
