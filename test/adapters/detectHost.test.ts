import { beforeEach, expect, test, vi } from 'vitest'
import { detectHost } from '../../src/adapters/host/detectHost'
import { askHost } from '../../src/boot/askHost'
import type { HandshakeAnswer } from '../../src/ports/host'
import { FakeFrame } from '../support/fakeFrame'

const info = {
  safeAddress: '0x41675C099F32341bf84BFc5382aF534df5C7461a',
  chainId: 10,
  owners: ['0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'],
  threshold: 1,
  isReadOnly: true,
  nonce: 7,
  version: '1.4.1',
}
const answer: HandshakeAnswer = {
  kind: 'answer',
  origin: 'https://app.safe.global',
  info: {
    safe: '0x41675C099F32341bf84BFc5382aF534df5C7461a',
    chainId: 10,
    owners: ['0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'],
    threshold: 1,
    isReadOnly: true,
    nonce: 7n,
    version: '1.4.1',
  },
}

function start() {
  const frame = new FakeFrame()
  const asked = askHost(frame.asWindow(), ['https://app.safe.global'])
  const reply = (data: unknown, sender?: { origin: string }) =>
    frame.deliver({ id: frame.posted[0]?.id, success: true, version: '9.1.0', data }, sender)
  return { frame, asked, reply, handshake: detectHost(asked), listener: vi.fn() }
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('an answer that came before the bundle is told at once', () => {
  const { handshake, listener, reply } = start()
  reply(info)
  handshake.subscribe(listener)
  expect(listener.mock.calls).toEqual([[answer]])
})

test('an answer that comes after the bundle is told when it comes', () => {
  const { handshake, listener, reply } = start()
  handshake.subscribe(listener)
  expect(listener).not.toHaveBeenCalled()
  reply(info)
  expect(listener.mock.calls).toEqual([[answer]])
})

test('a refused page is told once, and a listed one after it', () => {
  const { handshake, listener, reply } = start()
  handshake.subscribe(listener)
  reply(info, { origin: 'https://evil.example' })
  reply(info, { origin: 'https://evil.example' })
  reply(info)
  expect(listener.mock.calls).toEqual([[{ kind: 'refused', origin: 'https://evil.example' }], [answer]])
})

test('a change of theme is not an answer', () => {
  const { handshake, listener, reply } = start()
  reply(info)
  handshake.subscribe(listener)
  reply({ darkMode: true })
  expect(listener).toHaveBeenCalledOnce()
})

test('after the subscription has ended nothing is told', () => {
  const { handshake, listener, reply } = start()
  handshake.subscribe(listener)()
  reply(info)
  expect(listener).not.toHaveBeenCalled()
})

test('a retry asks again with a new id', () => {
  const { frame, handshake } = start()
  const before = frame.asked('getSafeInfo').map(({ id }) => id)
  handshake.retry()
  const after = frame.asked('getSafeInfo').map(({ id }) => id)
  expect(after).toHaveLength(before.length + 1)
  expect(before).not.toContain(after.at(-1))
})

test('at the top of a tab it is not framed, and nothing is ever told', () => {
  const frame = new FakeFrame({ framed: false })
  const handshake = detectHost(askHost(frame.asWindow(), ['https://app.safe.global']))
  const listener = vi.fn()
  handshake.subscribe(listener)
  expect(handshake.framed).toBe(false)
  expect(listener).not.toHaveBeenCalled()
})
