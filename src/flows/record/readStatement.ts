import type { Address } from 'viem'
import type { Answer } from '../../core/answer'
import type { GiftRecord } from '../../core/record/giftRecord'
import type { Period } from '../../core/record/recordFilter'
import { type AssetStatement, periodSpan, statedAssets, statementOf } from '../../core/record/statement'
import type { ChainReader } from '../../ports/chain'
import type { HistoryReader } from '../../ports/history'

export type StatementSources = {
  readonly chainReader: Pick<ChainReader, 'readBlockTime'>
  readonly history: Pick<HistoryReader, 'readBalancesAt'>
}

export type StatementQuery = {
  readonly account: Address
  /** The chain's own coin. */
  readonly coin: { readonly symbol: string; readonly decimals: number }
  /** All gifts of the record, whatever is shown of it. */
  readonly gifts: readonly GiftRecord[]
  /** A year or a quarter; "": since the first of the gifts. */
  readonly period: Period
  /** The last block that the record covers. */
  readonly lastBlock: bigint
}

type TimedBlock = { readonly number: bigint; readonly atMs: number }

/** The movements of an account in a period, with the balances before and after it. */
export type Statement = {
  /** The last block before the period. Null: the chain began in it. */
  readonly opening: TimedBlock | null
  /** The last block of the period, or the last that the record covers. */
  readonly closing: TimedBlock
  /** True when the period goes on after `closing`. */
  readonly isSoFar: boolean
  /** Number of payments of the period in blocks after `closing`, which no figure counts. */
  readonly later: number
  readonly assets: readonly AssetStatement[]
}

/** Reads the balances before and after a period, and adds up the payments between them. Throws only when aborted. */
export async function readStatement(
  { chainReader, history }: StatementSources,
  { account, coin, gifts, period, lastBlock }: StatementQuery,
  signal: AbortSignal,
): Promise<Answer<Statement>> {
  const timeOf = (number: bigint) => readTime(chainReader, number, signal)
  const last = await timeOf(lastBlock)
  if (last.kind !== 'found') return last
  const paidIn = gifts.map(({ blockNumber: number, atMs }) => ({ number, atMs }))
  const known = [...paidIn.filter(({ number }) => number < lastBlock), last.value]
  const span = periodSpan(period)
  const isSoFar = span === null || span.toMs > last.value.atMs
  const opening = await (span === null
    ? blockBefore(lowest(known) ?? last.value, timeOf)
    : lastBlockBefore(span.fromMs, known, timeOf))
  if (opening.kind !== 'found') return opening
  const closing = isSoFar ? last : await lastBlockBefore(span.toMs, known, timeOf)
  if (closing.kind !== 'found') return closing
  // The chain began after the period.
  if (closing.value === null) return { kind: 'missing' }

  const assets = statedAssets(gifts, { token: null, ...coin })
  const tokens = assets.map(({ token }) => token)
  const balancesAt = (block: TimedBlock) => history.readBalancesAt(account, tokens, block.number, signal)
  const [atOpening, atClosing] = await Promise.all([
    // Before the first block nobody held anything.
    opening.value === null ? found(tokens.map(() => 0n)) : balancesAt(opening.value),
    balancesAt(closing.value),
  ])
  if (atOpening.kind !== 'found') return atOpening
  if (atClosing.kind !== 'found') return atClosing
  const [after, upTo] = [opening.value?.number ?? -1n, closing.value.number]
  const isInPeriod = ({ atMs }: GiftRecord) => span === null || atMs < span.toMs
  const later = gifts.filter((gift) => gift.blockNumber > upTo && isInPeriod(gift)).length
  const between = gifts.filter(({ blockNumber }) => blockNumber > after && blockNumber <= upTo)
  return found({
    opening: opening.value,
    closing: closing.value,
    isSoFar,
    later,
    assets: statementOf(between, assets, { opening: atOpening.value, closing: atClosing.value }),
  })
}

function found<T>(value: T) {
  return { kind: 'found', value } as const
}

async function readTime(
  { readBlockTime }: StatementSources['chainReader'],
  number: bigint,
  signal: AbortSignal,
): Promise<Answer<TimedBlock>> {
  const answer = await readBlockTime(number, signal)
  return answer.kind === 'found' ? found({ number, atMs: answer.value }) : answer
}

async function blockBefore({ number }: TimedBlock, timeOf: TimeOf): Promise<Answer<TimedBlock | null>> {
  return number === 0n ? found(null) : timeOf(number - 1n)
}

type TimeOf = (block: bigint) => Promise<Answer<TimedBlock>>

/**
 * Finds the last block before a time; null: the chain began later. Guesses by the times of the nearest known blocks. Every
 * other request takes the middle, which bounds their number.
 *
 * @param known - Blocks of the chain. The highest is not before `ms`.
 */
async function lastBlockBefore(
  ms: number,
  known: readonly TimedBlock[],
  timeOf: TimeOf,
): Promise<Answer<TimedBlock | null>> {
  let low = highest(known.filter(({ atMs }) => atMs < ms))
  let high = lowest(known.filter(({ atMs }) => atMs >= ms))
  if (low === null) {
    const first = await timeOf(0n)
    if (first.kind !== 'found') return first
    if (first.value.atMs >= ms) return found(null)
    low = first.value
  }
  for (let isGuess = true; high !== null && high.number - low.number > 1n; isGuess = !isGuess) {
    const between: bigint = high.number - low.number
    const share = BigInt(ms - low.atMs) * between
    const step: bigint = isGuess ? share / BigInt(high.atMs - low.atMs) : between / 2n
    const inside = step < 1n ? 1n : step >= between ? between - 1n : step
    const next = await timeOf(low.number + inside)
    if (next.kind !== 'found') return next
    if (next.value.atMs < ms) low = next.value
    else high = next.value
  }
  return found(low)
}

function highest(blocks: readonly TimedBlock[]): TimedBlock | null {
  return blocks.reduce<TimedBlock | null>(
    (most, block) => (most === null || block.number > most.number ? block : most),
    null,
  )
}

function lowest(blocks: readonly TimedBlock[]): TimedBlock | null {
  return blocks.reduce<TimedBlock | null>(
    (least, block) => (least === null || block.number < least.number ? block : least),
    null,
  )
}
