import { expect, test } from 'vitest'
import { advance } from '../../../src/core/tracking/advance/advance'
import type { TxObservation } from '../../../src/core/tracking/observation'
import {
  aToken,
  buildExecution,
  buildOnChain,
  buildTrackedTx,
  chainTxHash,
  theCause,
} from '../../support/safeFixtures'

const noon = Date.UTC(2026, 0, 15, 12)
const notAsked = { kind: 'notAsked' } as const
const found = <T>(value: T) => ({ kind: 'found', value }) as const

function look(overrides: Partial<TxObservation>): TxObservation {
  return {
    kind: 'safeTx',
    confirmationsWanted: 3,
    onChain: found(buildOnChain({ nonce: 8n, blockNumber: 200n })),
    execution: notAsked,
    record: notAsked,
    code: notAsked,
    approvals: notAsked,
    transfers: notAsked,
    witness: notAsked,
    ...overrides,
  }
}

const execution = buildExecution({ blockNumber: 101n, confirmations: 3, isFinal: false })

/** Follows a gift of 150 tokens whose execution moved `arrived` of them. */
function delivered(arrived: bigint, moved = execution, from = open()) {
  const transfers = found([{ token: aToken.address, to: theCause, value: arrived }])
  return advance(from, look({ execution: found(moved), transfers }), noon)
}

function open() {
  const [gift] = buildTrackedTx().gifts
  if (gift === undefined) throw new Error('There is one gift.')
  return buildTrackedTx({ nonce: 7n, gifts: [{ ...gift, token: aToken.address, amount: 150n }] })
}

test.each([
  ['another block', { ...execution, blockNumber: 102n }],
  ['another transaction of the same block', { ...execution, txHash: chainTxHash('of a relayer') }],
] as const)('a gift whose execution moved to %s is judged again by its receipt there', (_, moved) => {
  const ended = delivered(150n)
  expect(ended).toMatchObject({ phase: { status: 'confirmed' }, note: null })
  const again = advance(ended, look({ end: found(moved) }), noon + 1_000)
  expect(again).toMatchObject({ phase: { status: 'executing' }, note: { kind: 'tookBack' } })
  if (again.kind !== 'safeTx') throw new Error('A transaction stays a transaction.')
  expect(delivered(100n, moved, again)).toMatchObject({
    phase: { status: 'confirmed', blockNumber: moved.blockNumber },
    note: { kind: 'received', gifts: [{ given: 150n, arrived: 100n }] },
  })
})

test('a shortfall of a block that is gone is not kept', () => {
  const ended = delivered(100n)
  expect(ended).toMatchObject({ note: { kind: 'received' } })
  const moved = { ...execution, blockNumber: 102n, isFinal: true }
  const again = advance(ended, look({ end: found(moved) }), noon + 1_000)
  if (again.kind !== 'safeTx') throw new Error('A transaction stays a transaction.')
  expect(delivered(150n, moved, again)).toMatchObject({ phase: { status: 'confirmed' }, note: null })
})

test('an execution in the same block ends it as before, until that block is final', () => {
  const ended = delivered(100n)
  expect(advance(ended, look({ end: found({ ...execution, confirmations: 9 }) }), noon)).toBe(ended)
  const final = advance(ended, look({ end: found({ ...execution, isFinal: true }) }), noon)
  expect(final).toMatchObject({ phase: ended.phase, note: ended.note })
  expect(final.provisional).toBeUndefined()
})
