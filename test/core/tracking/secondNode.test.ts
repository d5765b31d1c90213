import { describe, expect, test } from 'vitest'
import { advance } from '../../../src/core/tracking/advance/advance'
import type {
  CallsObservation,
  ChainTxObservation,
  TxObservation,
} from '../../../src/core/tracking/observation'
import { parseTracked, serialiseTracked } from '../../../src/core/tracking/stored/storedTracked'
import { secondNodeWaitMs } from '../../../src/core/tracking/advance/recheckEnd'
import type { TrackedItem } from '../../../src/core/tracking/trackedItem'
import { buildExecution, buildOnChain, buildTrackedTx } from '../../support/safeFixtures'
import {
  buildAccount,
  buildReceipt,
  buildTrackedCalls,
  buildTrackedChainTx,
  buildTransaction,
  sentHash,
} from '../../support/walletFixtures'

const notAsked = { kind: 'notAsked' } as const
const down = { kind: 'unreachable', reason: 'It is down.' } as const
const silent = { kind: 'unreachable', reason: 'No second node answered.' } as const
const disagree = { kind: 'found', value: 'disagree' } as const
const agree = { kind: 'found', value: 'agree' } as const
const hour = 60 * 60_000

/** A round in which our node shows the event deep enough. */
const executed: TxObservation = {
  kind: 'safeTx',
  confirmationsWanted: 3,
  onChain: { kind: 'found', value: buildOnChain({ nonce: 8n, blockNumber: 104n }) },
  execution: { kind: 'found', value: buildExecution() },
  record: down,
  code: notAsked,
  approvals: notAsked,
  transfers: notAsked,
  witness: notAsked,
}
const waiting = buildTrackedTx({ nonce: 7n, seen: true })
const round = (item: TrackedItem, nodes: TxObservation['nodes'], nowMs: number) =>
  advance(item, { ...executed, ...(nodes !== undefined && { nodes }) }, nowMs)
/** What storage brings back after a reload. */
const reload = (item: TrackedItem) => parseTracked(serialiseTracked([item], 0)).items[0] ?? item

describe('[C3] a delivery that one node shows', () => {
  test.each([
    ['where no other one is configured', undefined],
    ['and a second one too', agree],
  ] as const)('is final %s', (_where, nodes) => {
    expect(round(waiting, nodes, 0)).toMatchObject({ phase: { status: 'confirmed' }, note: null })
  })

  test('waits for a second node that is silent, not longer than the limit, also across a reload', () => {
    const first = reload(round(waiting, silent, 5))
    expect(first).toMatchObject({ phase: { status: 'executing' }, note: { ...silent, sinceMs: 5 } })
    const second = round(first, silent, 5 + secondNodeWaitMs - 1)
    expect(second).toMatchObject({ phase: { status: 'executing' }, note: { sinceMs: 5 } })
    expect(round(second, silent, 5 + secondNodeWaitMs).phase.status).toBe('confirmed')
  })

  test('waits in a round that asked no second node', () => {
    const first = round(waiting, notAsked, 5)
    expect(first).toMatchObject({ phase: { status: 'executing' }, note: { kind: 'unreachable', sinceMs: 5 } })
    expect(round(first, agree, 6).phase.status).toBe('confirmed')
  })

  test('waits the whole time, however long anything else was unreachable before', () => {
    const offline = advance(waiting, { ...executed, onChain: down, execution: down }, 0)
    expect(offline.note).toMatchObject({ kind: 'unreachable', sinceMs: 0 })
    const back = round(offline, silent, hour)
    expect(back).toMatchObject({ phase: { status: 'executing' }, note: { ...silent, sinceMs: hour } })
  })

  test('is not final while a second node denies it, however long, and says since when', () => {
    const first = round(waiting, disagree, 5)
    expect(round(first, disagree, hour)).toMatchObject({
      phase: { status: 'executing' },
      note: { kind: 'nodesDisagree', sinceMs: 5 },
    })
  })

  test('is not cancelled by a rejection that one node shows', () => {
    const execution = buildExecution()
    const by = { bySafeTxHash: waiting.safeTxHash, byTxHash: execution.txHash, execution }
    const witness = { kind: 'cancelled', match: 'disjoint', others: [], refund: null, ...by } as const
    const end = (nodes: NonNullable<TxObservation['nodes']>) =>
      advance(
        waiting,
        { ...executed, execution: { kind: 'missing' }, witness: { kind: 'found', value: witness }, nodes },
        5,
      )
    expect(end(disagree)).toMatchObject({
      phase: { status: 'executing' },
      note: { kind: 'nodesDisagree', sinceMs: 5 },
    })
    expect(end(silent)).toMatchObject({ phase: { status: 'executing' }, note: { ...silent, sinceMs: 5 } })
    expect(end(agree)).toMatchObject({ phase: { status: 'cancelled' }, note: null })
  })

  test('waits anew when a node that denied it falls silent', () => {
    const denied = round(waiting, disagree, 5)
    const quiet = round(denied, silent, hour)
    expect(quiet).toMatchObject({ phase: { status: 'executing' }, note: { ...silent, sinceMs: hour } })
    expect(round(quiet, disagree, 2 * hour).note).toEqual({ kind: 'nodesDisagree', sinceMs: 2 * hour })
  })
})

type WalletRound = (
  options: { nodes?: TxObservation['nodes']; isMined?: boolean },
  nowMs: number,
  from?: TrackedItem,
) => TrackedItem

const ofWallet: readonly [string, WalletRound][] = [
  [
    'payment',
    ({ nodes, isMined = true }, nowMs, from = buildTrackedChainTx()) => {
      const seen: ChainTxObservation = {
        kind: 'chainTx',
        confirmationsWanted: 3,
        account: { kind: 'found', value: buildAccount() },
        transaction: { kind: 'found', value: buildTransaction() },
        receipt: isMined ? { kind: 'found', value: buildReceipt() } : { kind: 'missing' },
        replacement: notAsked,
        ...(nodes !== undefined && { nodes }),
      }
      return advance(from, seen, nowMs)
    },
  ],
  [
    'batch',
    ({ nodes, isMined = true }, nowMs, from = buildTrackedCalls()) => {
      const txHashes = isMined ? [sentHash] : []
      const seen: CallsObservation = {
        kind: 'calls',
        confirmationsWanted: 3,
        calls: { kind: 'found', value: { statusCode: isMined ? 200 : 100, atomic: true, txHashes } },
        receipts: isMined ? { kind: 'found', value: [buildReceipt()] } : notAsked,
        transactions: { kind: 'found', value: [buildTransaction()] },
        ...(nodes !== undefined && { nodes }),
      }
      return advance(from, seen, nowMs)
    },
  ],
]

describe.each(ofWallet)('a delivery of a wallet’s %s that one node shows', (_what, after) => {
  const { blockNumber, confirmations } = buildReceipt()
  const held = { status: 'executing', txHash: sentHash, blockNumber, confirmations }

  test.each([
    ['where no other one is configured', undefined],
    ['and a second one too', agree],
  ] as const)('is final %s', (_where, nodes) => {
    expect(after({ nodes }, 0)).toMatchObject({ phase: { status: 'confirmed' }, note: null })
  })

  test('waits in its block for a second node that is silent, not longer than the limit', () => {
    const first = after({ nodes: silent }, 5)
    expect(first.phase).toEqual(held)
    expect(first.note).toEqual({ ...silent, sinceMs: 5, source: 'secondNode' })
    const second = after({ nodes: silent }, 5 + secondNodeWaitMs - 1, first)
    expect(second).toMatchObject({ phase: held, note: { sinceMs: 5 } })
    expect(after({ nodes: silent }, 5 + secondNodeWaitMs, second).phase.status).toBe('confirmed')
  })

  test('is not final while a second node denies it, however long, and says since when', () => {
    const first = after({ nodes: disagree }, 5)
    const second = after({ nodes: disagree }, hour, first)
    expect(second.phase).toEqual(held)
    expect(second.note).toEqual({ kind: 'nodesDisagree', sinceMs: 5 })
    expect(after({ nodes: agree }, 2 * hour, second)).toMatchObject({
      phase: { status: 'confirmed' },
      note: null,
    })
  })

  test('says nothing of a second node before there is an end to confirm', () => {
    const waitingStill = after({ nodes: silent, isMined: false }, 5)
    expect(waitingStill.phase).toMatchObject({ status: 'executing', confirmations: 0, blockNumber: null })
    expect(waitingStill.note).toBeNull()
  })
})
