import { concatHex, pad } from 'viem'
import { expect, test } from 'vitest'
import { advance } from '../../../src/core/tracking/advance/advance'
import type { TxObservation } from '../../../src/core/tracking/observation'
import { statusTable } from '../../../src/core/tracking/status/statusTable'
import type { TrackedItem } from '../../../src/core/tracking/trackedItem'
import {
  addressOf,
  buildOnChain,
  buildRecord,
  buildTrackedTx,
  confirmationBy,
  owners,
} from '../../support/safeFixtures'

const found = <T>(value: T) => ({ kind: 'found', value }) as const
const notAsked = { kind: 'notAsked' } as const
const down = { kind: 'unreachable', reason: 'The chain is down.' } as const
const [ada, ben, chidi] = [addressOf('Ada'), addressOf('Ben'), addressOf('Chidi')]

/** Ada has signed with her key; of Ben the service says that he has approved the hash on the chain. */
const record = {
  ...buildRecord(),
  confirmations: [
    confirmationBy('Ada', buildRecord().safeTxHash),
    {
      owner: ben,
      signature: concatHex([pad(ben, { size: 32 }), pad('0x', { size: 32 }), '0x01']),
      submittedAtMs: 0,
    },
  ],
}

function follow(...rounds: readonly Partial<TxObservation>[]): TrackedItem {
  const seen: TxObservation = {
    kind: 'safeTx',
    confirmationsWanted: 1,
    onChain: found(buildOnChain()),
    execution: notAsked,
    record: found(record),
    code: notAsked,
    approvals: notAsked,
    transfers: notAsked,
    witness: notAsked,
  }
  return rounds.reduce<TrackedItem>(
    (item, round, index) => advance(item, { ...seen, ...round }, index),
    buildTrackedTx(),
  )
}

test.each<[string, readonly Partial<TxObservation>[], string]>([
  ['is not believed on the word of the service', [{}], 'Needs 1 more signature (1 of 2)'],
  ['does not count when the chain denies it', [{ approvals: found([]) }], 'Needs 1 more signature (1 of 2)'],
  ['counts when the chain says so', [{ approvals: found([ben]) }], 'Ready to execute'],
  ['counts once', [{ approvals: found([ada, ada]) }], 'Needs 1 more signature (1 of 2)'],
  [
    'of a stranger does not count',
    [{ approvals: found([addressOf('Mallory')]) }],
    'Needs 1 more signature (1 of 2)',
  ],
  ['counts though the service does not list it', [{ approvals: found([chidi]) }], 'Ready to execute'],
  [
    'stays counted while the chain does not answer',
    [{ approvals: found([ben]) }, { approvals: down }],
    'Ready to execute',
  ],
  [
    'is not counted in a round that did not ask the chain',
    [{ approvals: found([ben]) }, { approvals: notAsked }],
    'Needs 1 more signature (1 of 2)',
  ],
  [
    'does not count any more when the chain takes it back',
    [{ approvals: found([ben]) }, { approvals: found([]) }],
    'Needs 1 more signature (1 of 2)',
  ],
  [
    'of a former owner does not count any more',
    [
      { approvals: found([ben]) },
      { approvals: down, onChain: found(buildOnChain({ owners: [ada, chidi] })) },
    ],
    'Needs 1 more signature (1 of 2)',
  ],
])('an approval that only the chain can tell %s', (_what, rounds, label) => {
  const item = follow(...rounds)
  expect(statusTable[item.phase.status].label(item)).toBe(label)
})

test('who has signed and who has not is named, whatever the way of signing', () => {
  expect(follow({ approvals: found([ben]) }).phase).toMatchObject({
    signatures: { signed: [ada, ben], missing: [chidi] },
  })
  expect(owners).toEqual([ada, ben, chidi])
})

test('approvals that could not be asked for are a note beside the status', () => {
  expect(follow({ approvals: down })).toMatchObject({
    phase: { status: 'awaitingConfirmations', signatures: { signed: [ada] } },
    note: { kind: 'unreachable', reason: 'The chain is down.', sinceMs: 0 },
  })
})
