import { hashMessage } from 'viem'
import { describe, expect, test } from 'vitest'
import { safeMessageHash } from '../../../src/core/safe/safeMessageHash'
import type { SafeMessageRecord, SafeTxHash, SafeTxRecord } from '../../../src/core/safe/safeTx'
import { createQueue, type SafeQueue } from '../../../src/flows/queue/createQueue'
import type { QueueState } from '../../../src/flows/queue/queueState'
import type { Clock } from '../../../src/ports/clock'
import type { ListOptions } from '../../../src/ports/service'
import { createFakeClock } from '../../support/fakeClock'
import { createFakeWorld, portsOf, type FakeWorld } from '../../support/fakeWorld'
import {
  aChain,
  buildRecord,
  buildRejection,
  buildSetup,
  confirmationBy,
  contractSigned,
  owners,
  theSafe,
} from '../../support/safeFixtures'

const minute = 60_000
const read = <T>(value: T) => ({ kind: 'read', value }) as const

function setUp(wishes: Partial<FakeWorld> = {}, clock = createFakeClock()) {
  const world = createFakeWorld(wishes)
  const { chainReader, service } = portsOf(world)
  const listed: ListOptions[] = []
  const open = (time: Clock = clock) =>
    createQueue({
      chain: aChain,
      safe: theSafe,
      chainReader,
      service: {
        ...service,
        listTransactions: (safe, options, signal) => {
          listed.push(options)
          return service.listTransactions(safe, options, signal)
        },
      },
      clock: time,
    })
  const requests = () => world.asked.filter((what) => what.startsWith('service.')).length
  return { world, clock, open, listed, requests }
}

function ready(queue: SafeQueue): Extract<QueueState, { kind: 'ready' }> {
  const state = queue.state.getState()
  if (state.kind !== 'ready') throw new Error(`The queue is ${JSON.stringify(state)}.`)
  return state
}

const hashesIn = (queue: SafeQueue) =>
  ready(queue).queue.groups.flatMap(({ entries }) => entries.map(({ record }) => record.safeTxHash))

/** Rows as the service could list them, each with its own nonce; nobody's hash is right. */
const many = (count: number): SafeTxRecord[] => {
  const one = buildRecord()
  return Array.from({ length: count }, (_, index) => ({
    ...one,
    nonce: BigInt(7 + index),
    safeTxHash: `0x${index.toString(16).padStart(64, '0')}` as SafeTxHash,
  }))
}

const text = 'I give to good causes.'
const noSignatures = { valid: [], unverifiable: [], invalid: [] }
const message: SafeMessageRecord = {
  safe: theSafe,
  messageHash: safeMessageHash(hashMessage(text), { chainId: aChain.id, safe: theSafe, version: '1.4.1' }),
  message: text,
  confirmations: [],
  preparedSignature: null,
  createdAtMs: 1,
  modifiedAtMs: 1,
}

describe('opening', () => {
  test('is loading, then ready with every row checked by its bytes', async () => {
    const [gift, rejection] = [buildRecord(), buildRejection({ nonce: 8n })]
    const lie = { ...buildRecord({ nonce: 9n }), value: 1n }
    const { clock, open } = setUp({ records: [gift, rejection, lie], unreadable: ['{"nonce":10}'] })
    const queue = open()
    expect(queue.state.getState()).toEqual({ kind: 'loading' })
    await clock.advance(0)
    expect(ready(queue)).toMatchObject({
      atMs: clock.nowMs(),
      cut: null,
      unchecked: 0,
      stale: null,
      setup: { nonce: read(7n) },
      messages: { kind: 'ready', queued: { waiting: [] } },
      queue: {
        groups: [
          {
            nonce: 7n,
            entries: [{ record: gift, check: { kind: 'ok', signatures: { valid: [owners[0]] } } }],
          },
          { nonce: 8n, entries: [{ isRejection: true }] },
        ],
        forged: [{ record: lie }],
        unreadable: [{ raw: '{"nonce":10}' }],
      },
    })
    queue.close()
  })

  test('a queue of 100 takes two requests, from the nonce of the Safe on, and what executes next first', async () => {
    const { clock, open, requests, listed } = setUp({ records: many(100) })
    const queue = open()
    await clock.advance(0)
    expect(hashesIn(queue).length + ready(queue).queue.forged.length).toBe(100)
    expect(requests()).toBe(2)
    expect(listed).toEqual([
      { nonceFrom: 7n, order: 'nextNonce', limit: 200, offset: 0, priority: 'onScreen' },
    ])
  })

  test('a queue of 450 is read page by page; one of 10,000 is cut in words', async () => {
    const long = setUp({ records: many(450) })
    const queue = long.open()
    await long.clock.advance(0)
    expect(long.listed.map(({ offset }) => offset)).toEqual([0, 200, 400])
    expect(ready(queue)).toMatchObject({ cut: null, queue: { forged: { length: 450 } } })

    const endless = setUp({ records: many(10_000) })
    const cut = endless.open()
    await endless.clock.advance(0)
    expect(endless.listed).toHaveLength(5)
    expect(ready(cut).cut).toBe(
      'The transaction service lists more than 1000 records, and the others were not read.',
    )
  })

  test('shows the first page while the others are still on their way', async () => {
    const { world, clock, open } = setUp({ records: many(201) })
    const seen: (string | null)[] = []
    const queue = open()
    queue.state.subscribe((state) => void (state.kind === 'ready' && seen.push(state.cut)))
    await clock.advance(0)
    expect(world.asked.filter((what) => what === 'service.listTransactions')).toHaveLength(2)
    expect(seen[0]).toBe('The rest of the list is still being read.')
    expect(seen.at(-1)).toBeNull()
  })

  test('has the messages of the Safe, unreadable ones too', async () => {
    const { clock, open } = setUp({ messages: [message] })
    const queue = open()
    await clock.advance(0)
    expect(ready(queue).messages).toEqual({
      kind: 'ready',
      queued: {
        waiting: [{ record: message, check: { kind: 'ok', signatures: noSignatures } }],
        signed: [],
        forged: [],
        unreadable: [],
      },
      cut: null,
      atMs: clock.nowMs(),
    })
  })

  test('checks each message by its content, and anew when the owners change', async () => {
    const signed = { ...message, confirmations: [confirmationBy('Ada', message.messageHash)] }
    const lie = { ...message, message: 'I give everything away.', createdAtMs: 2 }
    const { world, clock, open } = setUp({ messages: [signed, lie] })
    const queue = open()
    await clock.advance(0)
    const shown = () => {
      const { messages } = ready(queue)
      return messages.kind === 'ready' ? messages.queued : null
    }
    expect(shown()).toMatchObject({
      waiting: [{ record: signed, check: { kind: 'ok', signatures: { valid: [owners[0]] } } }],
      forged: [{ record: lie, check: { field: 'messageHash' } }],
    })
    world.setup = buildSetup({
      owners: read(owners.slice(1).map((address) => ({ address, kind: 'externallyOwned' as const }))),
    })
    queue.refresh()
    await clock.advance(minute)
    expect(shown()?.waiting).toMatchObject([
      { check: { signatures: { valid: [], invalid: [{ owner: owners[0], problem: 'notOwner' }] } } },
    ])
  })
})

describe('what cannot be read', () => {
  test('an address without code is no Safe, and the service is not asked about it', async () => {
    const { world, clock, open, requests } = setUp()
    const { chainReader, service } = portsOf(world)
    const nobody = { ...chainReader, readSetup: () => Promise.resolve({ kind: 'missing' } as const) }
    const queue = createQueue({ chain: aChain, safe: theSafe, chainReader: nobody, service, clock })
    await clock.advance(10 * minute)
    expect(queue.state.getState()).toEqual({ kind: 'missing' })
    expect(requests()).toBe(0)
    expect(chainReader.chainId).toBe(aChain.id)
    open().close()
  })

  test.each(['chain', 'service'] as const)(
    'without the %s it says so and since when, and comes back by itself',
    async (who) => {
      const { world, clock, open } = setUp({ records: [buildRecord()], down: new Map([[who, {}]]) })
      const queue = open()
      const sinceMs = clock.nowMs()
      await clock.advance(minute)
      expect(queue.state.getState()).toMatchObject({
        kind: 'unreachable',
        reason: `The ${who} is down.`,
        sinceMs,
      })
      const tries = world.asked.length
      expect(tries).toBeGreaterThan(2)
      expect(tries).toBeLessThan(20)
      world.down.clear()
      await clock.advance(2 * minute)
      expect(ready(queue).stale).toBeNull()
    },
  )

  test('without the chain the rows of the service are there, unchecked, and asked for once', async () => {
    const waiting = buildRecord()
    const executed = buildRecord({ nonce: 1n, isExecuted: true })
    const { world, clock, open, requests } = setUp({
      records: [executed, waiting],
      unreadable: ['{}'],
      down: new Map([['chain', {}]]),
    })
    const queue = open()
    const { getState } = queue.state
    await clock.advance(minute)
    expect(getState()).toMatchObject({
      kind: 'unreachable',
      listed: { records: [waiting], unreadable: 1 },
    })
    expect(requests()).toBe(1)
    world.down.clear()
    await clock.advance(2 * minute)
    expect(ready(queue)).toMatchObject({ queue: { groups: [{ entries: [{ record: waiting }] }] } })
  })

  test('a contract that is no Safe is told by the part that it does not answer', async () => {
    const reason = 'The contract does not answer getOwners().'
    const { clock, open } = setUp({ setup: buildSetup({ owners: { kind: 'unread', reason } }) })
    const queue = open()
    await clock.advance(0)
    expect(queue.state.getState()).toMatchObject({ kind: 'unreachable', reason })
  })

  test.each(['chain', 'service'] as const)(
    'a %s that goes away later leaves the queue, and says that it is stale',
    async (who) => {
      const { world, clock, open } = setUp({ records: [buildRecord()] })
      const queue = open()
      await clock.advance(0)
      const { atMs } = ready(queue)
      world.down.set(who, {})
      await clock.advance(20 * minute)
      expect(ready(queue)).toMatchObject({
        queue: { groups: { length: 1 } },
        stale: { reason: `The ${who} is down.`, sinceMs: expect.any(Number) },
      })
      if (who === 'service') expect(ready(queue).atMs).toBeLessThan(atMs + 20 * minute)
      world.down.clear()
      queue.refresh()
      await clock.advance(6_000)
      expect(ready(queue)).toMatchObject({ stale: null, atMs: expect.any(Number) })
      expect(ready(queue).atMs).toBeGreaterThan(atMs)
    },
  )
})

describe('watching', () => {
  test('an hour costs no more requests than the pace of the polls allows, messages included', async () => {
    const { clock, open, requests } = setUp({ records: [buildRecord({ signedBy: [] })] })
    const queue = open()
    await clock.advance(minute)
    expect(requests()).toBe(2)
    await clock.advance(60 * minute)
    expect(requests()).toBeGreaterThan(10)
    expect(requests()).toBeLessThanOrEqual(2 + 20)
    queue.close()
    const closed = requests()
    await clock.advance(60 * minute)
    expect(requests()).toBe(closed)
  })

  test('a list of two pages is polled half as often', async () => {
    const { clock, open, requests } = setUp({ records: many(201) })
    open()
    await clock.advance(60 * minute)
    expect(requests()).toBeLessThanOrEqual(3 + 20)
  })

  test('a message that came is there after three polls, without anybody asking', async () => {
    const { world, clock, open } = setUp({ records: [buildRecord({ signedBy: [] })] })
    const queue = open()
    await clock.advance(0)
    world.messages = [message]
    await clock.advance(10 * minute)
    expect(ready(queue).messages).toMatchObject({ kind: 'ready', queued: { waiting: [{ record: message }] } })
  })

  test('hidden, a quarter as often', async () => {
    const { clock, open, requests } = setUp({ records: [buildRecord({ signedBy: [] })] })
    open()
    await clock.advance(0)
    clock.setVisible(false)
    await clock.advance(60 * minute)
    expect(requests()).toBeLessThanOrEqual(2 + 5)
  })

  test('nothing is polled while the budget keeps requests back, and a user who opens it still gets it', async () => {
    const { clock, open, requests } = setUp({ records: [buildRecord()], budgetWaitMs: 60 * minute })
    const queue = open()
    await clock.advance(60 * minute)
    expect(requests()).toBe(2)
    expect(ready(queue).queue.groups).toHaveLength(1)
  })

  test('a nonce that moved is seen within a minute, and what was executed stays in sight', async () => {
    const gift = buildRecord()
    const later = buildRecord({ nonce: 8n })
    const { world, clock, open } = setUp({ records: [gift, later] })
    const queue = open()
    await clock.advance(0)
    world.setup = buildSetup({ nonce: read(8n) })
    world.records = [{ ...gift, isExecuted: true, isSuccessful: true }, later]
    await clock.advance(minute + 6_000)
    expect(ready(queue).queue).toMatchObject({
      groups: [{ nonce: 8n, waitsFor: null }],
      past: [{ record: { safeTxHash: gift.safeTxHash }, because: 'executed' }],
    })
  })

  test('an owner who was removed does not count from the next reading on', async () => {
    const gift = buildRecord({ signedBy: ['Ada', 'Ben'] })
    const { world, clock, open } = setUp({ records: [gift] })
    const queue = open()
    await clock.advance(0)
    const left = owners.slice(1).map((address) => ({ address, kind: 'externallyOwned' as const }))
    world.setup = buildSetup({ owners: read(left) })
    await clock.advance(minute + 6_000)
    expect(ready(queue).queue.groups[0]?.entries[0].check).toMatchObject({
      signatures: { valid: [owners[1]], invalid: [{ problem: 'notOwner' }] },
    })
  })

  test('a signature that came is there when a user asks', async () => {
    const { world, clock, open } = setUp({ records: [buildRecord()] })
    const queue = open()
    await clock.advance(6_000)
    world.records = [buildRecord({ signedBy: ['Ada', 'Ben'] })]
    queue.refresh()
    await clock.advance(0)
    expect(ready(queue).queue.groups[0]?.entries[0].check).toMatchObject({
      signatures: { valid: owners.slice(0, 2) },
    })
  })
})

describe('what the user asked for is under way', () => {
  const refreshing = (queue: SafeQueue) => queue.isRefreshing.getState()

  test('until it has been read, also where everything was just read', async () => {
    const { clock, open } = setUp({ records: [buildRecord()] })
    const queue = open()
    await clock.advance(0)
    expect(refreshing(queue)).toBe(false)
    queue.refresh()
    await clock.advance(1_000)
    expect(refreshing(queue)).toBe(true)
    await clock.advance(5_000)
    expect(refreshing(queue)).toBe(false)
  })

  test.each(['chain', 'service'] as const)('until the %s has failed', async (who) => {
    const { world, clock, open } = setUp({ records: [buildRecord()] })
    const queue = open()
    await clock.advance(6_000)
    world.down.set(who, {})
    queue.refresh()
    expect(refreshing(queue)).toBe(true)
    await clock.advance(0)
    expect(refreshing(queue)).toBe(false)
  })
})

describe('checking', () => {
  /** Each look at the time takes this long, so that work takes time without any passing. */
  function slowClock(msPerLook: number) {
    const clock = createFakeClock()
    const startMs = clock.nowMs()
    const slices: number[] = []
    let nowMs = startMs
    let sliceFromMs = nowMs
    return {
      slices,
      advance: clock.advance,
      time: {
        ...clock,
        nowMs: () => (nowMs += msPerLook),
        sleep: (ms: number, signal?: AbortSignal) => {
          if (ms !== 0) return clock.sleep(ms, signal)
          slices.push(nowMs - sliceFromMs)
          sliceFromMs = nowMs
          return Promise.resolve()
        },
      } satisfies Clock,
    }
  }

  const signed = Array.from({ length: 30 }, (_, index) => buildRecord({ nonce: BigInt(7 + index) }))

  test('pauses for a frame again and again, however much is to be checked', async () => {
    const { time, slices, advance } = slowClock(4)
    const { open } = setUp({ records: signed })
    const queue = open(time)
    await advance(0)
    expect(ready(queue).unchecked).toBe(0)
    expect(slices.length).toBeGreaterThan(15)
    expect(Math.max(...slices.slice(1))).toBeLessThan(50)
  })

  test('begins with what is on screen', async () => {
    const { time, advance } = slowClock(300)
    const { open } = setUp({ records: signed })
    const queue = open(time)
    const last = signed.slice(-3).map(({ safeTxHash }) => safeTxHash)
    queue.show(last)
    const order: SafeTxHash[] = []
    queue.state.subscribe((state) => {
      if (state.kind !== 'ready') return
      for (const { entries } of state.queue.groups)
        for (const { record, check } of entries)
          if (check !== null && !order.includes(record.safeTxHash)) order.push(record.safeTxHash)
    })
    await advance(0)
    expect(order).toHaveLength(30)
    expect(order.slice(0, 3)).toEqual(last)
  })

  test('a record with 500 confirmations of strangers costs no more than one without', async () => {
    const [own] = signed
    if (own === undefined) throw new Error('There are records.')
    const strangers = Array<(typeof own.confirmations)[number]>(500).fill(
      confirmationBy('Mallory', own.safeTxHash),
    )
    const looks = async (record: SafeTxRecord) => {
      const { time, slices, advance } = slowClock(4)
      const queue = setUp({ records: [record] }).open(time)
      await advance(0)
      expect(ready(queue).queue.groups[0]?.entries[0].check).toMatchObject({
        signatures: { valid: [owners[0]] },
      })
      return slices.length
    }
    expect(await looks({ ...own, confirmations: [...strangers, ...own.confirmations] })).toBe(
      await looks(own),
    )
  })
})

describe('signatures that only the Safe can judge', () => {
  const [ada = theSafe, , chidi = theSafe] = owners
  const ofContract = { owner: chidi, signature: contractSigned(chidi), submittedAtMs: 0 }
  const alsoByContract = (record: SafeTxRecord): SafeTxRecord => ({
    ...record,
    confirmations: [...record.confirmations, ofContract],
  })
  const [gift, later] = [alsoByContract(buildRecord()), alsoByContract(buildRecord({ nonce: 8n }))]
  const signaturesOf = (queue: SafeQueue, index: number) => {
    const check = ready(queue).queue.groups[index]?.entries[0].check
    return check?.kind === 'ok' ? check.signatures : null
  }
  const calls = (world: FakeWorld) => world.asked.filter((what) => what === 'chain.checkSignatures').length

  test('are judged for rows on screen, one question a row, and left open for the others', async () => {
    const { world, clock, open } = setUp({ records: [gift, later] })
    const queue = open()
    await clock.advance(0)
    expect(signaturesOf(queue, 0)).toMatchObject({ valid: [ada], unverifiable: [{ owner: chidi }] })
    queue.show([gift.safeTxHash])
    await clock.advance(0)
    expect(signaturesOf(queue, 0)).toEqual({ valid: [ada, chidi], unverifiable: [], invalid: [] })
    expect(signaturesOf(queue, 1)).toMatchObject({ valid: [ada], unverifiable: [{ owner: chidi }] })
    expect(calls(world)).toBe(1)
    queue.close()
  })

  test('are asked about again with the chain, and not with every poll of the service', async () => {
    const { world, clock, open } = setUp({ records: [gift] })
    const queue = open()
    await clock.advance(0)
    queue.show([gift.safeTxHash])
    await clock.advance(45_000)
    expect(calls(world)).toBe(1)
    world.acceptsSignatures = false
    await clock.advance(minute)
    expect(calls(world)).toBe(2)
    expect(signaturesOf(queue, 0)).toMatchObject({ valid: [ada], invalid: [{ owner: chidi }] })
    queue.close()
  })

  test('stay open while the Safe does not answer', async () => {
    const { world, clock, open } = setUp({ records: [gift] })
    const queue = open()
    await clock.advance(0)
    world.down.set('chain', {})
    queue.show([gift.safeTxHash])
    await clock.advance(0)
    expect(signaturesOf(queue, 0)).toMatchObject({ valid: [ada], unverifiable: [{ owner: chidi }] })
    queue.close()
  })

  test('do not make a proposal signed that the Safe refuses', async () => {
    const { clock, open } = setUp({
      records: [{ ...gift, confirmations: [ofContract] }],
      acceptsSignatures: false,
    })
    const queue = open()
    await clock.advance(0)
    expect(ready(queue).queue.unsigned).toEqual([])
    queue.show([gift.safeTxHash])
    await clock.advance(0)
    expect(ready(queue).queue).toMatchObject({ groups: [], unsigned: [{ record: { nonce: 7n } }] })
    queue.close()
  })
})

describe('a pause', () => {
  test('keeps what was read and sends nothing; what is not due yet is not read when it ends', async () => {
    const { clock, open, requests, world } = setUp({ records: [buildRecord()] })
    const queue = open()
    await clock.advance(0)
    const asked = world.asked.length
    queue.pause()
    await clock.advance(10_000)
    expect(ready(queue).queue.groups).toHaveLength(1)
    queue.resume()
    await clock.advance(0)
    expect(world.asked).toHaveLength(asked)
    queue.pause()
    await clock.advance(3_600_000)
    expect(world.asked).toHaveLength(asked)
    queue.resume()
    await clock.advance(0)
    expect(requests()).toBeGreaterThan(2)
    queue.close()
    await clock.advance(0)
    expect(clock.sleeping).toBe(0)
  })

  test('aborts a request, which is sent again when it ends', async () => {
    const { clock, open, world, listed } = setUp({ records: [buildRecord()] })
    world.silent.add('service.listTransactions')
    const queue = open()
    await clock.advance(0)
    expect(listed).toHaveLength(1)
    queue.pause()
    world.silent.clear()
    await clock.advance(60_000)
    expect(listed).toHaveLength(1)
    queue.resume()
    await clock.advance(0)
    expect(ready(queue).queue.groups).toHaveLength(1)
    queue.close()
  })

  test('reads as at the request of the user what is older than a minute', async () => {
    const { clock, open, listed } = setUp({ records: [buildRecord()] })
    const queue = open()
    await clock.advance(0)
    queue.pause()
    await clock.advance(minute)
    queue.resume()
    expect(queue.isRefreshing.getState()).toBe(true)
    await clock.advance(0)
    expect(listed.map(({ priority }) => priority)).toEqual(['onScreen', 'onScreen'])
    expect(queue.isRefreshing.getState()).toBe(false)
    queue.close()
  })

  test('reads at once what something else has contradicted', async () => {
    const world = createFakeWorld({ records: [buildRecord()] })
    const clock = createFakeClock()
    let mark = 1
    const ports = { chain: aChain, safe: theSafe, clock, ...portsOf(world) }
    const queue = createQueue({ ...ports, mark: () => mark })
    await clock.advance(0)
    queue.pause()
    mark = 2
    world.records = []
    await clock.advance(5_000)
    queue.resume()
    await clock.advance(0)
    expect(ready(queue).queue.groups).toEqual([])
    queue.close()
  })
})
