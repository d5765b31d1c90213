import type { AppChain } from '../../../core/chain'
import { type GiftRecord, giftRecordId } from '../../../core/record/giftRecord'
import type { Answer } from '../../../core/answer'
import {
  type ChainSearch,
  type CheckContext,
  type CheckOutcome,
  checkRecordAgainstChain,
} from './checkRecordAgainstChain'
import type { RecordSources } from '../recordParts'
import type { DocumentProblem } from '../../../core/giving/readGiftDocument'
import { readRecordFile } from '../../../core/record/recordFile'
import { readRecordTable, recordTableHead } from '../../../core/record/recordTable'
import { readRecordText } from '../../../core/record/recordLink'
import { m } from '../../../core/record/messages'
import type { Clock } from '../../../ports/clock'
import { parseTable } from '../../files/csvTable'
import { runInSlices } from '../../runInSlices'

/** One gift of an export with its outcome. */
export type CheckedClaim = {
  /** Index in the file, from 0. */
  readonly at: number
  readonly gift: GiftRecord
  /** `twice`: an earlier line of the file is the same payment, so the file counts it twice. */
  readonly outcome: CheckOutcome | { readonly kind: 'twice'; readonly firstAt: number }
}

export type Claims =
  | { readonly kind: 'gift'; readonly gift: GiftRecord }
  /** A whole export. Its statement on its own completeness is no claim: no chain could refute it. */
  | { readonly kind: 'file'; readonly gifts: readonly GiftRecord[] }
  | DocumentProblem

/** Number of gifts to check at once. */
const atOnce = 4

/**
 * Checks every gift of an export against the chain, in order. Shared transactions, Safes and tokens are read once. Rejects
 * when aborted, or when a chunk of the app failed to load.
 *
 * @param onChecked - Called with each checked gift.
 * @param onWait - Called with the chains that are searched for a gift that its own does not have, and have not answered yet.
 */
export async function checkClaims(
  gifts: readonly GiftRecord[],
  context: CheckContext,
  {
    onChecked,
    onWait,
    signal,
  }: {
    readonly onChecked: (claim: CheckedClaim) => void
    readonly onWait?: (chains: readonly AppChain[]) => void
    readonly signal: AbortSignal
  },
): Promise<void> {
  const shared = new Map<number, Promise<RecordSources>>()
  const openSources = (chain: AppChain) => {
    const known = shared.get(chain.id) ?? context.openSources(chain).then(rememberAnswers)
    shared.set(chain.id, known)
    return known
  }
  const waiting = new Map<number, readonly AppChain[]>()
  const waitFor = (at: number, chains: readonly AppChain[]) => {
    if (chains.length > 0) waiting.set(at, chains)
    else waiting.delete(at)
    onWait?.([...new Set([...waiting.values()].flat())])
  }
  const first = new Map<string, number>()
  for (let start = 0; start < gifts.length; start += atOnce) {
    const some = gifts.slice(start, start + atOnce).map((gift, place) => ({ gift, at: start + place }))
    const checked = some.map(async ({ gift, at }): Promise<CheckedClaim> => {
      const id = giftRecordId(gift)
      const firstAt = first.get(id) ?? at
      first.set(id, firstAt)
      if (firstAt !== at) return { at, gift, outcome: { kind: 'twice', firstAt } }
      const onSearch = ({ waitingFor }: ChainSearch) => waitFor(at, waitingFor)
      const outcome = await checkRecordAgainstChain(gift, { ...context, openSources, onSearch }, signal)
      if (waiting.has(at)) waitFor(at, [])
      return { at, gift, outcome }
    })
    for (const claim of await Promise.all(checked)) onChecked(claim)
    signal.throwIfAborted()
  }
}

/** Memoizes the reads, except failed ones. */
function rememberAnswers(sources: RecordSources): RecordSources {
  const { history, chainReader, readToken } = sources
  return {
    ...sources,
    history: {
      ...history,
      readMined: remembered((txHash) => txHash, history.readMined),
      finalBlock: remembered((_signal?: AbortSignal) => 'final', history.finalBlock),
      newestBlock: remembered((_signal?: AbortSignal) => 'newest', history.newestBlock),
    },
    chainReader: {
      ...chainReader,
      readSafe: remembered((safe) => safe, chainReader.readSafe),
      readCodeHash: remembered((contract) => contract, chainReader.readCodeHash),
    },
    readToken: remembered((token) => token, readToken),
  }
}

function remembered<TQuestion extends readonly unknown[], T>(
  keyOf: (...question: TQuestion) => string,
  read: (...question: TQuestion) => Promise<Answer<T>>,
): (...question: TQuestion) => Promise<Answer<T>> {
  const known = new Map<string, Promise<Answer<T>>>()
  return async (...question) => {
    const key = keyOf(...question)
    const asked = known.get(key) ?? read(...question)
    known.set(key, asked)
    try {
      const answer = await asked
      if (answer.kind === 'unreachable') known.delete(key)
      return answer
    } catch (error) {
      known.delete(key)
      throw error
    }
  }
}

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
    return reading.kind === 'problem' ? reading : { kind: 'file', gifts: reading.file.gifts }
  }
  if (isTable(trimmed)) return readTable(trimmed, clock)
  const reading = readRecordText(trimmed)
  return reading.kind === 'problem' ? reading : { kind: 'gift', gift: reading.gift }
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
  if (reading.kind === 'read') return { kind: 'file', gifts: reading.gifts }
  const { line, column, problem } = reading
  return { kind: 'problem', field: null, problem: m.inLine(line, column, problem) }
}
