import { expect, test, vi } from 'vitest'
import { checkRow, type QueueSafe, type RowCheck } from '../../../src/core/queue/checkRow'
import type { SafeTxRecord } from '../../../src/core/safe/safeTx'
import { createRowChecks } from '../../../src/flows/queue/createRowChecks'
import type { RowWorker } from '../../../src/ports/rowWorker'
import { createFakeClock } from '../../support/fakeClock'
import { aChain, buildRecord, owners, theSafe } from '../../support/safeFixtures'

const safe: QueueSafe = { chainId: aChain.id, address: theSafe, version: '1.4.1', owners, nonce: 7n }
const records = [7n, 8n].map((nonce) => buildRecord({ nonce }))

function runHere(record: SafeTxRecord): RowCheck {
  const steps = checkRow(record, safe)
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

async function checkAll(openWorker: () => RowWorker | null) {
  const clock = createFakeClock()
  const checks = createRowChecks(clock, openWorker)
  checks.bind(safe)
  const next = () => records.find((record) => checks.of(record) === null)
  const running = checks.run(next, () => undefined, new AbortController().signal)
  await clock.advance(60_000)
  await running
  return { checks, found: records.map((record) => checks.of(record)) }
}

test('rows are checked by the worker, which is opened once and closed with the checks', async () => {
  const answer: RowCheck = { kind: 'unknown', version: 'by the worker' }
  const worker = { check: vi.fn(async () => answer), close: vi.fn() }
  const open = vi.fn(() => worker)
  const { checks, found } = await checkAll(open)
  expect(found).toEqual([answer, answer])
  expect(open).toHaveBeenCalledTimes(1)
  checks.close()
  expect(worker.close).toHaveBeenCalledTimes(1)
})

test.each<readonly [string, () => RowWorker | null]>([
  ['is denied', () => null],
  [
    'fails',
    () => ({ check: () => Promise.reject(new Error('It could not start.')), close: () => undefined }),
  ],
  ['says nothing', () => ({ check: () => new Promise(() => undefined), close: () => undefined })],
])('where the worker %s, the same is found here', async (_, open) => {
  const { found } = await checkAll(open)
  expect(found).toEqual(records.map(runHere))
})

test('no worker is opened before there is a row to check', () => {
  const open = vi.fn(() => null)
  createRowChecks(createFakeClock(), open).close()
  expect(open).not.toHaveBeenCalled()
})
