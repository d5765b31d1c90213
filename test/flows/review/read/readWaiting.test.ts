import { expect, test } from 'vitest'
import { readWaiting } from '../../../../src/flows/review/read/readWaiting'
import { createFakeClock } from '../../../support/fakeClock'
import { createFakeWorld, portsOf } from '../../../support/fakeWorld'
import { aChain, buildRecord, buildRejection, buildSetup } from '../../../support/safeFixtures'

const signal = new AbortController().signal
const first = buildRecord({ nonce: 7n })
const later = buildRecord({ nonce: 9n })
const rejection = buildRejection({ nonce: 9n })

function read(record: typeof first, wishes: Parameters<typeof createFakeWorld>[0]) {
  const world = createFakeWorld(wishes)
  const { service, chainReader } = portsOf(world)
  const reader = { chain: aChain, clock: createFakeClock(), service, chainReader }
  const setup = { kind: 'found', value: buildSetup({ nonce: { kind: 'read', value: 7n } }) } as const
  return readWaiting(reader, { record, setup }, signal).then((waiting) => ({
    ...waiting,
    asked: world.asked,
  }))
}

const hashesOf = (answer: Awaited<ReturnType<typeof read>>['rivals']) =>
  answer.kind === 'found' ? answer.value.records.map(({ safeTxHash }) => safeTxHash) : answer.kind

test('one request reads what is queued before a transaction and its rivals', async () => {
  const { rivals, earlier, asked } = await read(later, { records: [first, later, rejection] })
  expect(hashesOf(rivals)).toEqual([rejection.safeTxHash])
  expect(earlier).toMatchObject({ kind: 'found', value: { isWhole: true } })
  expect(asked).toEqual(['service.listTransactions'])
})

test('a page that ends before the nonce leaves the rest to a request for it alone', async () => {
  const crowd = Array.from({ length: 120 }, (_, index) =>
    buildRecord({ nonce: 7n, value: BigInt(index + 1) }),
  )
  const { rivals, earlier, asked } = await read(later, { records: [...crowd, later, rejection] })
  expect(hashesOf(rivals)).toEqual([rejection.safeTxHash])
  expect(earlier).toMatchObject({ kind: 'found', value: { isWhole: false } })
  expect(asked).toHaveLength(2)
})

test('a row without a nonce that can be read makes nothing whole, and is asked about by nonce', async () => {
  const { earlier, asked } = await read(later, { records: [first, later], unreadable: ['{}'] })
  expect(earlier).toMatchObject({ kind: 'found', value: { isWhole: false } })
  expect(asked).toHaveLength(2)
})

test('nothing is queued before the next one, and only its rivals are requested', async () => {
  const { rivals, earlier, asked } = await read(first, {
    records: [first, buildRejection({ nonce: 7n }), later],
  })
  expect(hashesOf(rivals)).toHaveLength(1)
  expect(earlier).toEqual({ kind: 'found', value: { records: [], isWhole: true } })
  expect(asked).toHaveLength(1)
})
