import { keccak256, type Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import { knownContract } from '../../../src/core/safe/knownContracts'
import { advance } from '../../../src/core/tracking/advance/advance'
import type { Look, TxObservation } from '../../../src/core/tracking/observation'
import { statusTable } from '../../../src/core/tracking/status/statusTable'
import type { TrackedItem } from '../../../src/core/tracking/trackedItem'
import {
  aChain,
  addressOf,
  buildExecution,
  buildOnChain,
  buildRecord,
  buildTrackedTx,
  theCalls,
} from '../../support/safeFixtures'

const calls = [...theCalls, { to: addressOf('Trees'), value: 1n, data: '0x' }] as const
const batch = buildRecord({ calls })
const gift = buildTrackedTx({ safeTxHash: batch.safeTxHash, calls })
const found = <T>(value: T) => ({ kind: 'found', value }) as const
const notAsked = { kind: 'notAsked' } as const

const published = found(knownContract(batch.to)?.codeHash ?? '0x')
const foreign = found(keccak256('0x6001'))
const nothing = { kind: 'missing' } as const
const down = { kind: 'unreachable', reason: 'The chain is down.' } as const

function look(overrides: Partial<TxObservation>): TxObservation {
  return {
    kind: 'safeTx',
    confirmationsWanted: aChain.confirmations,
    onChain: found(buildOnChain()),
    execution: notAsked,
    record: found(batch),
    code: published,
    approvals: notAsked,
    transfers: notAsked,
    witness: notAsked,
    ...overrides,
  }
}

const follow = (rounds: readonly Partial<TxObservation>[], from: TrackedItem = gift) =>
  rounds.reduce<TrackedItem>((item, round, index) => advance(item, look(round), index * 60_000), from)

const executed = {
  onChain: found(buildOnChain({ nonce: 8n, blockNumber: 101n })),
  execution: found(buildExecution()),
}
const label = (item: TrackedItem) => statusTable[item.phase.status].label(item)

test('a batch is followed like any gift where its contract is as Safe published it', () => {
  expect(label(follow([{}]))).toBe('Needs 1 more signature (1 of 2)')
  expect(label(follow([{}, executed]))).toBe('Delivered')
  expect(label(follow([executed]))).toBe('Delivered')
})

describe.each<[string, Look<Hex>]>([
  ['no code at the address, where a DELEGATECALL succeeds and pays nobody', nothing],
  ['other code at the address', foreign],
])('%s', (_what, code) => {
  const alarm = { kind: 'forged', field: 'code' }

  test('is an alarm, and no progress', () => {
    expect(follow([{ code }])).toEqual({ ...gift, note: alarm })
  })

  test('is never taken for delivered, however often the event is seen', () => {
    const bad = { ...executed, code }
    const item = follow([bad, bad, { ...bad, record: notAsked, code: notAsked }, bad])
    expect(item).toMatchObject({ phase: { status: 'proposed' }, note: alarm })
  })

  test('is not made good by a contract that came after the nonce was used', () => {
    const item = follow([{ code }, executed, executed])
    expect(item).toMatchObject({ phase: { status: 'proposed' }, note: alarm })
  })

  test('is forgotten when the right contract came before anything was executed', () => {
    expect(follow([{ code }, {}]).note).toBeNull()
    expect(label(follow([{ code }, {}, executed]))).toBe('Delivered')
  })

  test('stays an alarm while nobody can be asked again', () => {
    expect(follow([{ code }, { code: down }]).note).toEqual(alarm)
    expect(follow([{ code }, { record: down, code: notAsked }]).note).toEqual(alarm)
  })

  test('stays an alarm when the nonce is used by nobody knows what', () => {
    const item = follow([{}, { ...executed, execution: nothing, code }])
    expect(item).toMatchObject({ phase: { status: 'executing' }, note: alarm })
  })

  test.each(['equal', 'disjoint'] as const)(
    'leaves open whether another transaction (%s) has paid',
    (match) => {
      const execution = buildExecution()
      const by = { bySafeTxHash: buildRecord().safeTxHash, byTxHash: execution.txHash, execution }
      const witness = found({ kind: 'replaced', match, others: [], refund: null, ...by } as const)
      const item = follow([{}, { ...executed, execution: nothing, code, witness }])
      expect(item).toMatchObject({ phase: { status: 'replaced', paid: 'unknown' } })
    },
  )

  test('that turns up later stops what was on its way', () => {
    const item = follow([{}, { ...executed, code }, { ...executed, record: notAsked, code: notAsked }])
    expect(item).toMatchObject({ phase: { status: 'executing' }, note: alarm })
  })
})

test.each<[string, Look<Hex>, string]>([
  ['cannot be read', down, 'The chain is down.'],
  ['was not asked for', notAsked, 'The chain has not been asked for the contract of the batch.'],
])('nothing is decided while the contract %s', (_why, code, reason) => {
  const item = follow([{ code }])
  expect(item).toEqual({ ...gift, note: { kind: 'unreachable', reason, sinceMs: 0 } })
  expect(label(follow([{ ...executed, code }]))).toBe('Being executed')
  expect(label(follow([{ code }, executed]))).toBe('Delivered')
})

test('a single call needs no contract', () => {
  const single = { record: found(buildRecord()), code: notAsked }
  expect(label(follow([single], buildTrackedTx()))).toBe('Needs 1 more signature (1 of 2)')
})
