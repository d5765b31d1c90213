import { expect, test } from 'vitest'
import { type FoundPart, partOutcome } from '../../../src/flows/plans/findPart'
import { buildRecord } from '../../support/safeFixtures'

const waiting = buildRecord({ nonce: 3n })
const delivered = buildRecord({ nonce: 2n, isExecuted: true, isSuccessful: true })
const failed = buildRecord({ nonce: 4n, isExecuted: true, isSuccessful: false })
const found = (record = waiting, nonceUse: 'cancelled' | 'replaced' | 'used' | null = null): FoundPart => ({
  kind: 'found',
  record,
  nonceUse,
})

test.each([
  ['executed', found(delivered)],
  ['failed', found(failed)],
  ['waiting', found()],
  ['rejected', found(waiting, 'cancelled')],
  ['rejected', found(waiting, 'replaced')],
  ['rejected', found(waiting, 'used')],
  ['executed', { kind: 'several', records: [delivered, delivered] }],
  ['partly', { kind: 'several', records: [delivered, waiting] }],
  ['waiting', { kind: 'several', records: [waiting, waiting] }],
  ['executed', { kind: 'contained', record: delivered }],
  ['waiting', { kind: 'contained', record: waiting }],
  ['none', { kind: 'none', gap: null }],
  ['unreachable', { kind: 'unreachable', reason: 'The service is down.' }],
] as const satisfies readonly (readonly [string, FoundPart])[])('a part is %s', (outcome, part) => {
  expect(partOutcome(part)).toBe(outcome)
})
