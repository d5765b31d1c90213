import { expect, test } from 'vitest'
import {
  type PaymentStage,
  type ShownWithIntent,
  currentPlace,
  paymentStages,
  sentPlaces,
} from '../../../src/ui/outbox/payments'
import { intent, nowMs, safeTxHashOf } from '../fakes'
import { askedAt, sendIntent, sentAt } from '../fakeWallet'

const one = (overrides: Parameters<typeof sendIntent>[0] = {}) => {
  const { calls, gifts } = sendIntent()
  return sendIntent({ calls: calls.slice(0, 1), gifts: gifts.slice(0, 1), ...overrides })
}
const looked = { atMs: nowMs, found: 'nothing', reason: null } as const

const table: readonly (readonly [string, ShownWithIntent, readonly PaymentStage[], number | null])[] = [
  ['a sequence that begins', { kind: 'checking', intent: sendIntent() }, ['next', 'later', 'later'], 0],
  [
    'the second payment in the wallet',
    { kind: 'asking', slow: false, intent: sendIntent({ sent: sentAt(0), asked: askedAt(1) }) },
    ['out', 'shown', 'later'],
    1,
  ],
  [
    'a request that has not been noted yet',
    { kind: 'asking', slow: false, intent: sendIntent({ sent: sentAt(0) }) },
    ['out', 'shown', 'later'],
    1,
  ],
  [
    'a pause after two',
    { kind: 'paused', reason: { kind: 'interrupted' }, intent: sendIntent({ sent: sentAt(0, 1) }) },
    ['out', 'out', 'next'],
    2,
  ],
  [
    'a lost answer to the second',
    {
      kind: 'unknown',
      isSearching: false,
      lastSearch: looked,
      intent: sendIntent({ sent: sentAt(0), asked: askedAt(1) }),
    },
    ['out', 'lost', 'later'],
    1,
  ],
  [
    'a gap: the first is not out, whatever came after it',
    { kind: 'paused', reason: { kind: 'interrupted' }, intent: sendIntent({ sent: sentAt(1) }) },
    ['next', 'out', 'later'],
    0,
  ],
  [
    'all of them out',
    { kind: 'sent', intent: sendIntent({ sent: sentAt(0, 1, 2) }) },
    ['out', 'out', 'out'],
    null,
  ],
  [
    'a batch in the wallet',
    { kind: 'asking', slow: false, intent: sendIntent({ way: 'batch', asked: askedAt(null) }) },
    ['shown', 'shown', 'shown'],
    null,
  ],
  [
    'a lost batch',
    {
      kind: 'unknown',
      isSearching: true,
      lastSearch: null,
      intent: sendIntent({ way: 'batch', asked: askedAt(null) }),
    },
    ['lost', 'lost', 'lost'],
    null,
  ],
  [
    'a batch that went out',
    { kind: 'sent', intent: sendIntent({ way: 'batch' }) },
    ['out', 'out', 'out'],
    null,
  ],
  [
    'a batch that was refused',
    { kind: 'rejected', intent: sendIntent({ way: 'batch' }) },
    ['later', 'later', 'later'],
    null,
  ],
  [
    'a proposal that the Safe is showing',
    { kind: 'asking', slow: false, intent },
    ['shown', 'shown', 'shown'],
    null,
  ],
  [
    'a proposal that the Safe has taken',
    { kind: 'proposed', intent, safeTxHash: safeTxHashOf(1) },
    ['out', 'out', 'out'],
    null,
  ],
  ['one payment alone, before it is asked for', { kind: 'checking', intent: one() }, ['later'], 0],
  [
    'one payment alone, asked for',
    { kind: 'asking', slow: true, intent: one({ asked: askedAt(0) }) },
    ['shown'],
    0,
  ],
]

test.each(table)('%s', (_, shown, stages, place) => {
  expect(paymentStages(shown)).toEqual(stages)
  expect(currentPlace(shown)).toBe(place)
  expect(sentPlaces(shown)).toEqual(stages.flatMap((stage, index) => (stage === 'out' ? index : [])))
})
