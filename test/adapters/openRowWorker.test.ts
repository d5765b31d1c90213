import { afterEach, expect, test, vi } from 'vitest'
import { openRowWorker } from '../../src/adapters/worker/openRowWorker'
import type { RowAnswer, RowQuestion } from '../../src/adapters/worker/rowWorker'
import type { QueueSafe } from '../../src/core/queue/checkRow'
import { aChain, buildRecord, owners, theSafe } from '../support/safeFixtures'

const safe: QueueSafe = { chainId: aChain.id, address: theSafe, version: '1.4.1', owners, nonce: 7n }
const record = buildRecord()

/** A worker whose other end is the test. */
class FakeWorker extends EventTarget {
  static opened: FakeWorker[] = []
  readonly asked: RowQuestion[] = []
  isEnded = false
  readonly url: unknown
  constructor(url: unknown) {
    super()
    this.url = url
    FakeWorker.opened.push(this)
  }
  postMessage(question: RowQuestion) {
    this.asked.push(question)
  }
  terminate() {
    this.isEnded = true
  }
  answer(data: RowAnswer) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

function open() {
  FakeWorker.opened = []
  vi.stubGlobal('Worker', FakeWorker)
  const worker = openRowWorker()
  const [other] = FakeWorker.opened
  if (worker === null || other === undefined) throw new Error('No worker was opened.')
  return { worker, other }
}

afterEach(() => vi.unstubAllGlobals())

test('each answer goes to its question, in whatever order they come', async () => {
  const { worker, other } = open()
  const checks = [worker.check(record, safe), worker.check(record, safe)]
  const [first, second] = other.asked as [RowQuestion, RowQuestion]
  expect(first).toMatchObject({ record, safe })
  other.answer({ id: second.id, check: { kind: 'unknown', version: 'the second' } })
  other.answer({ id: first.id, check: { kind: 'unknown', version: 'the first' } })
  expect(await Promise.all(checks)).toEqual([
    { kind: 'unknown', version: 'the first' },
    { kind: 'unknown', version: 'the second' },
  ])
})

test('an error ends it: what is open and what comes later rejects', async () => {
  const { worker, other } = open()
  const pending = worker.check(record, safe)
  other.dispatchEvent(new Event('error'))
  await expect(pending).rejects.toThrow(/gave no answer/)
  await expect(worker.check(record, safe)).rejects.toThrow(/gave no answer/)
  expect(other.isEnded).toBe(true)
})

test('a row that it could not check rejects, and so does closing', async () => {
  const { worker, other } = open()
  const failing = worker.check(record, safe)
  other.answer({ id: other.asked[0]?.id ?? 0, failed: 'RangeError' })
  await expect(failing).rejects.toThrow(/RangeError/)
  const closing = worker.check(record, safe)
  worker.close()
  await expect(closing).rejects.toThrow()
})

test('without workers there is none', () => {
  vi.stubGlobal('Worker', undefined)
  expect(openRowWorker()).toBeNull()
})

test('its address goes through a policy where the page asks for one', () => {
  const createScriptURL = vi.fn((url: string) => url)
  vi.stubGlobal('trustedTypes', {
    createPolicy: (_name: string, rules: { createScriptURL: (url: string) => string }) => ({
      createScriptURL: (url: string) => createScriptURL(rules.createScriptURL(url)),
    }),
  })
  const { other } = open()
  expect(createScriptURL).toHaveBeenCalledTimes(1)
  expect(other.url).toContain('rowWorker')
})
