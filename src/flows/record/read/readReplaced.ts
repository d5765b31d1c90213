import type { Address } from 'viem'
import { recordsIn } from '../../../core/queue/listPage'
import { causeAt } from '../../../core/record/recordGifts'
import type { ProvedExecution } from '../../../core/record/recordedTx'
import { m } from '../../../core/record/messages'
import { type ReplacedProposal, replacedProposal } from '../../../core/record/replacedProposal'
import { addressesToRead, type MinedContext } from '../../../core/safe/payeeOf'
import type { SafeTxRecord } from '../../../core/safe/safeTx'
import { SafeVersionError } from '../../../core/safe/safeTxHash'
import { runInSlices } from '../../runInSlices'
import type { Reading } from './takeMined'

/** Rows per page of unexecuted proposals, including the queue; two requests at a time. */
const pageRows = 200
const pagesAtOnce = 2

/** A part of the service's list of unexecuted proposals. */
export type ReplacedPart = {
  /** Proposals to causes whose nonce another transaction used, the newest first. */
  readonly replaced: readonly ReplacedProposal[]
  /** Number of rows read. */
  readonly rows: number
  /** The lowest nonce among them; null: no rows. */
  readonly downTo: bigint | null
  /** Reason for stopping early, in one sentence; null: it did not. */
  readonly trouble: string | null
  /** Reads the next part, or retries; null: the service lists no more. Throws only when aborted. */
  readonly further: (() => Promise<ReplacedPart>) | null
}

/** Reads the newest unexecuted proposals that the service still lists. Throws only when aborted. */
export async function readReplaced(reading: Reading, from = 0): Promise<ReplacedPart> {
  const { parts, signal, next } = reading
  const replaced: ReplacedProposal[] = []
  let rows = 0
  let downTo: bigint | null = null
  let offset: number | null = from
  const ended = (trouble: string | null, at: number | null): ReplacedPart => ({
    replaced,
    rows,
    downTo,
    trouble,
    further: at === null ? null : () => readReplaced(reading, at),
  })
  for (let page = 0; page < pagesAtOnce && offset !== null; page += 1) {
    const listed = await parts.service.listTransactions(
      parts.safe,
      { executed: false, limit: pageRows, offset, priority: 'background' },
      signal,
    )
    if (listed.kind === 'missing') return ended(m.reading.unknownToService, null)
    if (listed.kind === 'unreachable') return ended(listed.reason, offset)
    const records = recordsIn(listed.value.rows)
    rows += listed.value.rows.length
    for (const { nonce } of records) if (downTo === null || nonce < downTo) downTo = nonce
    const passed = records.filter((record) => !record.isExecuted && record.nonce < next)
    replaced.push(...(await findReplaced(passed, reading)))
    signal.throwIfAborted()
    offset = listed.value.nextOffset
  }
  return ended(null, offset)
}

/** Maximum number of contexts to read from the chain: each costs a request. */
const mostContexts = 40

type Replaced = { readonly record: SafeTxRecord; readonly executed: ProvedExecution }

type Judge = (one: Replaced, context: MinedContext | null) => ReturnType<typeof replacedProposal>

/** Returns the proposals that provably paid nothing. Skips those whose context cannot be read. */
async function findReplaced(
  records: readonly SafeTxRecord[],
  reading: Reading,
): Promise<readonly ReplacedProposal[]> {
  const { parts, signal } = reading
  const judge = judgeIn(reading)
  const judged = await runInSlices(judgeByBytes(records, reading, judge), parts.clock)
  const found: ReplacedProposal[] = []
  let asked = 0
  for (const { verdict, ...one } of judged) {
    if (verdict !== 'contextUnread') found.push(verdict)
    else if (asked < mostContexts && one.executed.recorded.tx !== null) {
      asked += 1
      const { tx, txHash } = one.executed.recorded
      const query = { txHash, addresses: addressesToRead(tx) }
      const context = await parts.chainReader.readMinedContext(query, signal)
      const again = context.kind === 'found' ? judge(one, context.value) : null
      if (again !== null && again !== 'contextUnread') found.push(again)
    }
  }
  return found
}

function judgeIn({ parts: { chain, safe, causes }, version }: Reading): Judge {
  const directory = causes.getState()
  const known = directory.kind === 'ready' ? directory.causes : []
  const isCause = (recipient: Address) => causeAt(known, chain.id, recipient) !== null
  const domain = { chainId: chain.id, safe, version }
  const tokens = chain.tokens.map(({ address }) => address)
  return ({ record, executed }, context) =>
    replacedProposal(record, executed, { domain, isCause, context, tokens })
}

type ByBytes = Replaced & { readonly verdict: NonNullable<ReturnType<Judge>> }

function* judgeByBytes(
  records: readonly SafeTxRecord[],
  { book }: Reading,
  judge: Judge,
): Generator<undefined, readonly ByBytes[]> {
  const byNonce = new Map(book.executions().map((one) => [one.recorded.tx?.nonce, one]))
  const found: ByBytes[] = []
  for (const record of records) {
    yield
    const executed = byNonce.get(record.nonce)
    if (executed === undefined) continue
    try {
      const verdict = judge({ record, executed }, null)
      if (verdict !== null) found.push({ record, executed, verdict })
    } catch (error) {
      // The hashing of this Safe version is unknown, so its proposals cannot be verified.
      if (error instanceof SafeVersionError) return found
      throw error
    }
  }
  return found
}
