import { expect, test, vi } from 'vitest'
import { listenForAnswers } from '../../src/adapters/host/safeHost'

const safeTxHash = `0x${'ab'.repeat(32)}`
const answer = { id: 'of another document', success: true, version: '9.1.0', data: { safeTxHash } }
const origin = 'https://app.safe.global'

function setUp() {
  const page = Object.assign(new EventTarget(), { parent: new EventTarget() as unknown as Window })
  const listener = vi.fn()
  const stop = listenForAnswers({ page, allowed: [/^https:\/\/app\.safe\.global$/] }, listener)
  const post = (message: Partial<{ source: unknown; origin: string; data: unknown }>) =>
    page.dispatchEvent(
      Object.assign(new Event('message'), { source: page.parent, origin, data: answer, ...message }),
    )
  return { page, listener, stop, post }
}

test('hears that the host names a proposal, whichever document it answers, and not which', () => {
  const { listener, stop, post } = setUp()
  post({})
  expect(listener.mock.calls).toEqual([[]])
  stop()
  post({})
  expect(listener).toHaveBeenCalledOnce()
})

test.each([
  ['another origin', { origin: 'https://app.safe.global.evil.test' }],
  ['another window than the parent', { source: new EventTarget() }],
  ['an error', { data: { ...answer, success: false } }],
  ['another answer', { data: { ...answer, data: { safeAddress: '0x1' } } }],
  ['what is no hash', { data: { ...answer, data: { safeTxHash: '0x12' } } }],
  ['nothing', { data: null }],
])('does not hear %s', (_what, message) => {
  const { listener, post } = setUp()
  post(message)
  expect(listener).not.toHaveBeenCalled()
})
