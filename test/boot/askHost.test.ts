import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { askHost } from '../../src/boot/askHost'
import { FakeFrame } from '../support/fakeFrame'

const hosts = ['https://app.safe.global', 'http://localhost:8802']
const info = {
  safeAddress: '0x41675C099F32341bf84BFc5382aF534df5C7461a',
  chainId: 31337,
  owners: ['0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'],
  threshold: 1,
  isReadOnly: false,
  nonce: 0,
  version: '1.4.1',
}

function start(options?: { framed: boolean }) {
  const frame = new FakeFrame(options)
  const asked = askHost(frame.asWindow(), hosts)
  const heardByOthers = vi.fn()
  frame.addEventListener('message', (event) => heardByOthers((event as MessageEvent).data))
  const firstId = frame.posted[0]?.id ?? ''
  const reply = (data: unknown, id = firstId) => ({ id, success: true, version: '9.1.0', data })
  return { frame, asked, heardByOthers, firstId, reply }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('asking', () => {
  test('nobody is asked at the top of a tab', () => {
    const { frame, asked } = start({ framed: false })
    vi.advanceTimersByTime(60_000)
    expect(asked.framed).toBe(false)
    expect(frame.posted).toEqual([])
  })

  test('the first question leaves at once, with the env without which the host dies on it', () => {
    const { frame } = start()
    expect(frame.posted[0]).toMatchObject({
      method: 'getSafeInfo',
      target: '*',
      env: { sdkVersion: '9.1.0' },
    })
    expect(frame.posted[0]?.id).toMatch(/^[0-9a-f]{10}$/)
    expect(frame.asked('getCurrentTheme')).toHaveLength(1)
  })

  test('the question is repeated with new ids, ever more slowly, and no more after an answer', () => {
    const { frame, reply } = start()
    const countAfter = (ms: number) => (vi.advanceTimersByTime(ms), frame.asked('getSafeInfo').length)
    expect([0, 249, 1, 499, 1, 1_000, 2_000, 4_000, 8_000, 8_000].map(countAfter)).toEqual([
      1, 1, 2, 2, 3, 4, 5, 6, 7, 8,
    ])
    expect(new Set(frame.posted.map(({ id }) => id)).size).toBe(frame.posted.length)
    frame.deliver(reply(info))
    expect(countAfter(60_000)).toBe(8)
  })

  test('an answer to the first question still counts after many more have been asked', () => {
    const { frame, asked, reply } = start()
    vi.advanceTimersByTime(120_000)
    frame.deliver(reply(info))
    expect(asked.answer).toEqual({ claim: info, origin: 'https://app.safe.global' })
  })

  test('asking again on request starts from the short pause and uses a new id', () => {
    const { frame, asked } = start()
    vi.advanceTimersByTime(20_000)
    const before = frame.asked('getSafeInfo').length
    asked.ask()
    vi.advanceTimersByTime(250)
    expect(frame.asked('getSafeInfo')).toHaveLength(before + 2)
  })
})

describe('answers', () => {
  test('the first valid answer is kept and told; later ones change nothing', () => {
    const { frame, asked, reply } = start()
    const listener = vi.fn()
    asked.listeners.add(listener)
    frame.deliver(reply(info))
    frame.deliver(reply({ ...info, chainId: 1 }))
    expect(asked.answer?.claim.chainId).toBe(31337)
    expect(listener).toHaveBeenCalledOnce()
  })

  test('an answer to somebody else’s question is passed on and not taken for ours', () => {
    const { frame, asked, reply, heardByOthers } = start()
    frame.deliver(reply(info, 'abcdef0123'))
    expect(asked.answer).toBeNull()
    expect(heardByOthers).toHaveBeenCalledOnce()
  })

  test('a valid answer from an origin that is not on the list names it, reaches nobody else, and a listed one still wins', () => {
    const { frame, asked, reply, heardByOthers } = start()
    frame.deliver(reply(info), { origin: 'https://app-safe.global' })
    expect(asked).toMatchObject({ refused: 'https://app-safe.global', answer: null })
    expect(heardByOthers).not.toHaveBeenCalled()
    frame.deliver(reply(info))
    expect(asked.answer?.origin).toBe('https://app.safe.global')
  })

  test.each([
    ['another window', { source: {} }],
    ['our own window', { source: null }],
  ])('an answer from %s is not an answer', (_, sender) => {
    const { frame, asked, reply } = start()
    frame.deliver(reply(info), sender)
    expect(asked).toMatchObject({ answer: null, refused: null })
  })

  test.each([
    ['no address', { safeAddress: undefined }],
    ['a short address', { safeAddress: '0x41675C' }],
    ['an address inside an array', { safeAddress: [info.safeAddress] }],
    ['the chain id as text', { chainId: '1' }],
    ['chain 0', { chainId: 0 }],
    ['a fractional threshold', { threshold: 1.5 }],
    ['an endless threshold', { threshold: Infinity }],
    ['owners that are no list', { owners: { length: 1, 0: info.owners[0] } }],
    ['an owner inside an array', { owners: [info.owners] }],
    ['more owners than any Safe has', { owners: Array.from({ length: 100_000 }, () => info.owners[0]) }],
  ])('an answer with %s is not an answer', (_, fault) => {
    const { frame, asked, reply } = start()
    frame.deliver(reply({ ...info, ...fault }))
    expect(asked).toMatchObject({ answer: null, refused: null })
  })

  test('the host says which theme it has, asked or not', () => {
    const { frame, asked, reply } = start()
    frame.deliver(reply({ darkMode: true }, 'unasked'))
    expect(asked.dark).toBe(true)
    frame.deliver(reply({ darkMode: false }, frame.asked('getCurrentTheme')[0]?.id))
    expect(asked.dark).toBe(false)
    frame.deliver(reply({ darkMode: true }), { origin: 'https://evil.example' })
    frame.deliver(reply({ darkMode: 'yes' }))
    expect(asked.dark).toBe(false)
  })
})

describe('the guard', () => {
  const hostile = {
    nothing: null,
    'no value': undefined,
    'a numeric version': { id: 'a', success: true, version: 9, data: {} },
    'a null version': { id: 'a', success: true, version: null },
    'major version 0': { id: 'a', success: true, version: '0.9.0' },
    'no id': { success: true, version: '9.1.0' },
    'success as text': { id: 'a', success: 'true', version: '9.1.0' },
    text: 'getSafeInfo',
    'a list': [],
  }

  test.each(Object.entries(hostile))('%s from the parent reaches no other listener', (_, data) => {
    const { frame, heardByOthers } = start()
    frame.deliver(data)
    expect(heardByOthers).not.toHaveBeenCalled()
  })

  test('what the parent of a listed origin says well-formed goes on to the SDK', () => {
    const { frame, heardByOthers, reply } = start()
    const messages = [
      reply(info),
      reply({ safeTxHash: '0x' }, 'b'),
      { id: 'c', success: false, error: 'no', version: '1.0' },
    ]
    for (const message of messages) frame.deliver(message)
    expect(heardByOthers.mock.calls).toEqual(messages.map((message) => [message]))
  })

  test('messages of other windows go on, but for those that the SDK trips over', () => {
    const { frame, heardByOthers } = start()
    const harmless = [{ target: 'metamask-inpage', data: {} }, 'text', 7, { version: '1.0' }]
    for (const data of [...harmless, null, { version: 9 }]) frame.deliver(data, { source: {} })
    expect(heardByOthers.mock.calls).toEqual(harmless.map((data) => [data]))
  })

  test('nothing that can be posted, and nothing that cannot, makes it throw or be taken for an answer', () => {
    const { frame, asked, heardByOthers } = start()
    const thrower = Object.defineProperty({}, 'version', { get: () => expect.unreachable('not caught') })
    const cycle: Record<string, unknown> = { id: 'a', success: true, version: '9.1.0' }
    cycle.data = cycle
    let deep: unknown = null
    for (let depth = 0; depth < 100_000; depth++) deep = { data: deep }
    const traps = [thrower, cycle, deep, new Proxy({}, { get: () => expect.unreachable('not caught') })]
    for (const data of traps) for (const source of [frame.parent, {}]) frame.deliver(data, { source })
    expect(asked).toMatchObject({ answer: null, refused: null, dark: null })
    expect(heardByOthers.mock.calls.filter(([data]) => data === thrower)).toEqual([])
  })

  test('arbitrary messages never settle the question and never let through what breaks the SDK', () => {
    const { frame, asked, heardByOthers, firstId } = start()
    const envelope = fc.record(
      {
        id: fc.oneof(fc.constant(firstId), fc.anything()),
        success: fc.anything(),
        version: fc.anything(),
        data: fc.anything(),
      },
      { requiredKeys: [] },
    )
    const source = fc.constantFrom(frame.parent, {}, null)
    fc.assert(
      fc.property(
        fc.oneof(envelope, fc.anything()),
        source,
        fc.constantFrom(...hosts, 'https://x.example'),
        (data, source, origin) => {
          frame.deliver(data, { source, origin })
        },
      ),
      { numRuns: 2_000 },
    )
    expect(asked).toMatchObject({ answer: null, refused: null })
    // The two reads of the SDK's listener: `data.version`, and `.split` of it.
    for (const [data] of heardByOthers.mock.calls)
      expect(['undefined', 'string']).toContain(typeof data.version)
  })
})
