import type { Address, Hex } from 'viem'
import { expect, test } from 'vitest'
import { countWaiting } from '../../../src/core/queue/countWaiting'
import type { QueueSafe } from '../../../src/core/queue/checkRow'
import type { SafeTxRecord } from '../../../src/core/safe/safeTx'
import { finish } from '../../support/finish'
import { addressOf, aChain, buildRecord, buildRejection, theSafe } from '../../support/safeFixtures'

const owners = ['Ada', 'Ben'].map(addressOf)
const safe: QueueSafe = { chainId: aChain.id, address: theSafe, version: '1.4.1', nonce: 7n, owners }

/** Counts a list of these records, the newest nonce first, as the service sorts it. */
function count(records: readonly SafeTxRecord[], nextOffset: number | null = null) {
  const rows = records
    .toSorted((one, other) => Number(other.nonce - one.nonce))
    .map((record) => ({ kind: 'record', record }) as const)
  return finish(countWaiting({ rows, nextOffset }, safe))
}

const two = [buildRecord({ nonce: 7n }), buildRecord({ nonce: 9n })]

test('counts the nonces at which something signed waits', () => {
  expect(count(two)).toEqual({ count: 2, isLeast: false })
  expect(count([])).toEqual({ count: 0, isLeast: false })
})

test('counts rivals once', () => {
  expect(count([...two, buildRejection({ nonce: 9n })])).toEqual({ count: 2, isLeast: false })
})

test.each([
  ['whose nonce is used, also one that the service still lists as queued', buildRecord({ nonce: 6n })],
  ['that the service lists as executed', buildRecord({ nonce: 8n, isExecuted: true })],
  ['that nobody has signed', buildRecord({ nonce: 8n, signedBy: [], trusted: false })],
  ['of another Safe', buildRecord({ nonce: 8n, safe: addressOf('another Safe') })],
  ['whose hash is not that of its fields', { ...buildRecord({ nonce: 8n }), value: 1n }],
])('counts none %s', (_, record) => {
  expect(count([...two, record])).toEqual({ count: 2, isLeast: false })
})

test('counts at least what a list has that was cut above the nonce', () => {
  expect(count(two, 50)).toEqual({ count: 2, isLeast: true })
})

test('counts all of a list that was cut among used nonces', () => {
  const past = buildRecord({ nonce: 6n, isExecuted: true })
  expect(count([...two, past], 50)).toEqual({ count: 2, isLeast: false })
})

test('counts at least the rows that it can read', () => {
  const rows = [
    { kind: 'record', record: buildRecord() },
    { kind: 'unreadable', raw: '{}', reason: 'It has no nonce.' },
  ] as const
  expect(finish(countWaiting({ rows, nextOffset: null }, safe))).toEqual({ count: 1, isLeast: true })
})

const waiting = buildRecord({ nonce: 8n })
const [signature] = buildRecord({ nonce: 20n, signedBy: ['Ada'] }).confirmations.map((one) => one.signature)

test.each([
  ['that a stranger has signed', buildRecord({ nonce: 8n, signedBy: ['Mallory'] })],
  ['with an owner’s signature over something else', signedAs(addressOf('Ada'), signature ?? null)],
  ['with a stranger’s signature under an owner’s name', signedAs(addressOf('Ada'), byMallory())],
  ['with an owner’s name and no signature', signedAs(addressOf('Ada'), null)],
])('counts none %s, as the queue lists it among those that nobody signed', (_, record) => {
  expect(count([...two, record])).toEqual({ count: 2, isLeast: false })
})

test('counts one signed by an owner beside false signatures, and one that only the chain can judge', () => {
  const rival = buildRejection({ nonce: 8n, signedBy: ['Mallory'] })
  expect(count([...two, rival, waiting])).toEqual({ count: 3, isLeast: false })
  const approved = `0x${'00'.repeat(12)}${addressOf('Ada').slice(2)}${'00'.repeat(32)}01` as const
  expect(count([...two, signedAs(addressOf('Ada'), approved)])).toEqual({ count: 3, isLeast: false })
})

test('recovers one signature for each nonce of an honest list', () => {
  const all = Array.from({ length: 20 }, (_, at) =>
    buildRecord({ nonce: BigInt(30 + at), signedBy: ['Ada', 'Ben'] }),
  )
  const rows = all.map((record) => ({ kind: 'record', record }) as const)
  expect([...countWaiting({ rows, nextOffset: null }, safe)]).toHaveLength(20)
})

function signedAs(owner: Address, given: Hex | null): SafeTxRecord {
  const [one] = waiting.confirmations
  if (one === undefined) throw new Error('Nobody has signed it.')
  return { ...waiting, confirmations: [{ ...one, owner, signature: given }] }
}

function byMallory(): Hex | null {
  const [one] = buildRecord({ nonce: 8n, signedBy: ['Mallory'] }).confirmations
  return one?.signature ?? null
}

test('a list full of wrong signatures is not checked for ever, and counts at least what was proved', () => {
  const [wrong] = signedAs(addressOf('Ada'), signature ?? null).confirmations
  const confirmations = wrong === undefined ? [] : [wrong, wrong, wrong]
  const rows = Array.from({ length: 100 }, (_, at) => {
    const record = { ...buildRecord({ nonce: 30n + BigInt(at) }), confirmations }
    return { kind: 'record', record } as const
  })
  const steps = countWaiting({ rows, nextOffset: null }, safe)
  let recoveries = 0
  let step = steps.next()
  for (; step.done !== true; step = steps.next()) recoveries += 1
  expect(recoveries).toBeLessThanOrEqual(200)
  expect(step.value).toEqual({ count: 0, isLeast: true })
})
