import { describe, expect, test } from 'vitest'
import { advance } from '../../../src/core/tracking/advance/advance'
import type { CallsObservation, CallsWord, Look } from '../../../src/core/tracking/observation'
import { nextSteps } from '../../../src/core/tracking/status/nextSteps'
import { statusTable } from '../../../src/core/tracking/status/statusTable'
import type { TrackedItem } from '../../../src/core/tracking/trackedItem'
import type { ChainReceipt } from '../../../src/core/wallet/chainAccount'
import type { Call, ChainTxHash } from '../../../src/core/safe/safeTx'
import { addressOf, aToken, chainTxHash } from '../../support/safeFixtures'
import {
  buildReceipt,
  buildTrackedCalls,
  buildTransaction,
  sentHash,
  theWallet,
} from '../../support/walletFixtures'

const [aCoinGift] = buildTrackedCalls().gifts
if (aCoinGift === undefined) throw new Error('The fixture gives nothing.')

const found = <T>(value: T): Look<T> => ({ kind: 'found', value })
const missing: Look<never> = { kind: 'missing' }
const down: Look<never> = { kind: 'unreachable', reason: 'It is down.' }
const notAsked: Look<never> = { kind: 'notAsked' }

/** A transaction by which an account makes a batch through its own code (EIP-7702). */
const ownBatch = (txHash: ChainTxHash = sentHash) =>
  buildTransaction({ txHash, to: theWallet, value: 0n, data: '0x12345678', blockNumber: 101n })

/** What the wallet says, and what our node has of the transactions that it named. */
function round(
  word: Partial<CallsWord> | Look<never>,
  receipts: readonly Partial<ChainReceipt>[] | Look<never>,
): CallsObservation {
  const txHashes = Array.isArray(receipts) ? receipts.map(({ txHash = sentHash }) => txHash) : [sentHash]
  return {
    kind: 'calls',
    confirmationsWanted: 3,
    calls:
      'kind' in word ? word : { kind: 'found', value: { statusCode: 200, atomic: true, txHashes, ...word } },
    receipts: 'kind' in receipts ? receipts : { kind: 'found', value: receipts.map(buildReceipt) },
    transactions:
      'kind' in receipts ? notAsked : { kind: 'found', value: receipts.map((one) => ownBatch(one.txHash)) },
  }
}

function after(...rounds: readonly CallsObservation[]): TrackedItem {
  return rounds.reduce<TrackedItem>(
    (item, seen, index) => advance(item, seen, index * 60_000),
    buildTrackedCalls(),
  )
}
const label = (item: TrackedItem) => statusTable[item.phase.status].label(item)
const reverted = { outcome: 'reverted' } as const

describe('a batch of a wallet', () => {
  test('is on its way, in a block, and delivered once our own node has it deep enough', () => {
    const pending = round({ statusCode: 100, txHashes: [] }, notAsked)
    expect(label(after(pending))).toBe('Sent, waiting for the chain')
    const shallow = round({}, [{ confirmations: 2 }])
    expect(label(after(pending, shallow))).toBe('Sent, in a block')
    const deep = after(pending, shallow, round({}, [{}]))
    expect(deep).toMatchObject({ txHash: sentHash, phase: { status: 'confirmed', txHash: sentHash } })
  })

  test('is not delivered by the word of the wallet alone', () => {
    expect(after(round({}, missing))).toMatchObject({ phase: { status: 'executing', confirmations: 0 } })
    expect(after(round({}, down))).toMatchObject({
      phase: { status: 'executing' },
      note: { kind: 'unreachable' },
    })
    const nameless = after(round({ txHashes: [] }, notAsked))
    expect(nameless).toMatchObject({ phase: { status: 'executing' }, note: { kind: 'untold' } })
  })

  test('is undone by a reorg', () => {
    expect(after(round({}, [{ confirmations: 2 }]), round({}, missing)).phase).toMatchObject({
      status: 'executing',
      confirmations: 0,
      blockNumber: null,
    })
  })

  test('keeps the block it is in while nobody can look', () => {
    const shallow = round({}, [{ confirmations: 2 }])
    expect(after(shallow, round({}, down)).phase).toEqual(after(shallow).phase)
    expect(after(shallow, round(down, notAsked)).phase).toEqual(after(shallow).phase)
  })

  test('waits for each of its transactions, and is in the block of the last one', () => {
    const [one, two] = [
      { txHash: chainTxHash('1'), blockNumber: 101n },
      { txHash: chainTxHash('2'), blockNumber: 102n },
    ]
    for (const receipts of [
      [one, { ...two, confirmations: 2 }],
      [{ ...two, confirmations: 2 }, one],
    ]) {
      expect(after(round({}, receipts)), 'the wallet says done').toMatchObject({
        phase: { status: 'executing', txHash: two.txHash, blockNumber: 102n, confirmations: 2 },
        note: null,
      })
      expect(after(round(missing, receipts))).toMatchObject({ note: null })
    }
    for (const receipts of [
      [one, two],
      [two, one],
    ])
      expect(after(round({}, receipts)).phase).toEqual({
        status: 'confirmed',
        txHash: two.txHash,
        blockNumber: 102n,
      })
  })

  test('says when wallet or chain last gave an answer, and since when neither did', () => {
    const answers = [round({}, notAsked), round(missing, [{ confirmations: 1 }])]
    for (const seen of answers) expect(advance(buildTrackedCalls(), seen, 5).lastGoodAtMs).toBe(5)
    const item = buildTrackedCalls({ lastGoodAtMs: 1 })
    const first = advance(item, round(down, notAsked), 5)
    expect(first).toMatchObject({ lastGoodAtMs: 1, note: { kind: 'unreachable', sinceMs: 5 } })
    expect(advance(first, round(down, down), 9)).toMatchObject({
      lastGoodAtMs: 1,
      note: { kind: 'unreachable', sinceMs: 5 },
    })
  })

  test('is in no block by an empty list of receipts', () => {
    expect(after(round({}, []))).toMatchObject({ phase: { status: 'executing', confirmations: 0 } })
  })

  test('is followed on the chain when the wallet has forgotten it, or is silent', () => {
    const named = round({ statusCode: 100 }, missing)
    // A coin leaves no event, and what was in the transaction only the wallet could have told.
    const forgottenInBlock = after(named, round(missing, [{}]))
    expect(forgottenInBlock).toMatchObject({
      phase: { status: 'executing', confirmations: 3 },
      note: { kind: 'untold' },
    })
    expect(label(forgottenInBlock)).toBe('Sent: look in your wallet')
    expect(after(named, round(missing, [{ confirmations: 2 }]))).toMatchObject({ note: null })
    expect(after(named, round(down, [{}]))).toMatchObject({
      phase: { status: 'executing', confirmations: 3 },
      note: { kind: 'unreachable' },
    })
    const forgotten = after(round(missing, notAsked), round(missing, notAsked))
    expect(forgotten).toMatchObject({ phase: { status: 'executing' }, note: { kind: 'notSeen', sinceMs: 0 } })
  })
})

test('a batch that its wallet calls done says so where a token moved less', () => {
  const gift = { ...aCoinGift, token: aToken.address, symbol: 'TEST', amount: 10n }
  const transfers = [{ token: aToken.address, to: gift.recipient, value: 9n }]
  expect(advance(buildTrackedCalls({ gifts: [gift] }), round({}, [{ transfers }]), 0)).toMatchObject({
    phase: { status: 'confirmed' },
    note: { kind: 'received', gifts: [{ given: 10n, arrived: 9n }] },
  })
})

test('a batch that the wallet has forgotten is delivered where the tokens themselves say that all of it has arrived', () => {
  const gift = { ...aCoinGift, token: aToken.address, symbol: 'TEST', amount: 10n }
  const item = buildTrackedCalls({ gifts: [gift] })
  const arrived = { token: aToken.address, to: gift.recipient, value: 10n }
  expect(label(advance(item, round(missing, [{ transfers: [arrived] }]), 0))).toBe('Delivered')
  const less = round(missing, [{ transfers: [{ ...arrived, value: 9n }] }])
  expect(advance(item, less, 0).phase.status).toBe('executing')
})

describe('a batch that failed says what is true', () => {
  test.each<[string, string, CallsObservation]>([
    ['Failed: nothing was given', 'the chain reverted it', round({ statusCode: 500 }, [reverted])],
    ['Failed: nothing was given', 'the chain did, against the word of the wallet', round({}, [reverted])],
    [
      'Failed: nothing was given',
      'all or nothing, off the chain',
      round({ statusCode: 400, txHashes: [] }, notAsked),
    ],
    [
      'Failed: check what was given',
      'the wallet does not tell whether it was all or nothing',
      round({ statusCode: 400, atomic: null, txHashes: [] }, notAsked),
    ],
    [
      'Failed: check what was given',
      'reverted by its word, not all or nothing',
      round({ statusCode: 500, atomic: false, txHashes: [] }, notAsked),
    ],
    [
      'Failed: check what was given',
      'the chain does not bear out the wallet',
      round({ statusCode: 500 }, [{}]),
    ],
    [
      'Failed: check what was given',
      'the chain bears out the wallet for one of two only',
      round({ statusCode: 500 }, [{}, { ...reverted, txHash: chainTxHash('2') }]),
    ],
    ['Failed in part', 'by the word of the wallet', round({ statusCode: 600, txHashes: [] }, notAsked)],
    ['Failed in part', 'inside a transaction that went through', round({ statusCode: 600 }, [{}])],
    [
      'Failed in part',
      'one of two reverted, and it was not all or nothing',
      round({ atomic: false }, [{}, { ...reverted, txHash: chainTxHash('2') }]),
    ],
    [
      'Failed in part',
      'one of two reverted, by the word of the wallet too',
      round({ statusCode: 600 }, [{}, { ...reverted, txHash: chainTxHash('2') }]),
    ],
    [
      'Failed: nothing was given',
      'all of two reverted',
      round({}, [reverted, { ...reverted, txHash: chainTxHash('2') }]),
    ],
  ])('"%s": %s', (words, _why, seen) => {
    expect(label(after(seen))).toBe(words)
  })

  test('not while a transaction that the wallet has named before may still be in a block', () => {
    const shallow = round({}, [{ confirmations: 2 }])
    const denied = { statusCode: 500, txHashes: [] }
    expect(after(shallow, round(denied, down))).toMatchObject({
      txHash: sentHash,
      phase: { status: 'executing' },
      note: { kind: 'unreachable' },
    })
    expect(after(shallow, round(denied, missing))).toMatchObject({
      txHash: sentHash,
      phase: { status: 'executing' },
      note: { kind: 'untold' },
    })
    const arrived = round({ ...denied, statusCode: 400 }, [{ outcome: 'reverted' }])
    expect(after(shallow, arrived)).toMatchObject({ phase: { status: 'failed', given: 'nothing' } })
  })

  test('not before the chain has had its say, and never by time', () => {
    expect(after(round({ statusCode: 500 }, missing)).phase.status).toBe('executing')
    expect(after(round({ statusCode: 500 }, [{ ...reverted, confirmations: 2 }])).phase.status).toBe(
      'executing',
    )
    const late = advance(after(), round(down, notAsked), 30 * 24 * 3_600_000)
    expect(late.phase.status).toBe('executing')
  })
})

describe('an attempt that failed decides nothing while it may be tried again', () => {
  const attempt = { ...reverted, txHash: chainTxHash('the first attempt') }
  const named = round({ statusCode: 100 }, missing)
  const untold = { phase: { status: 'executing', confirmations: 3 }, note: { kind: 'untold' } }

  test('while the wallet says that the batch is on its way', () => {
    const item = after(round({ statusCode: 100 }, [attempt]))
    expect(item).toMatchObject(untold)
    expect(nextSteps.executing(item as never)).toContain('Do not give again before you know')
    expect(label(advance(item, round({}, [{}]), 0))).toBe('Delivered')
    expect(label(advance(item, round({ statusCode: 500 }, [attempt]), 0))).toBe('Failed: nothing was given')
  })

  test('and what a code means that nobody knows is no verdict', () => {
    for (const statusCode of [300, 700]) expect(after(round({ statusCode }, [attempt]))).toMatchObject(untold)
    expect(after(round({ statusCode: 300 }, [{}])).phase.status).toBe('executing')
  })

  test('when the wallet has forgotten the batch, and maybe more transactions of it', () => {
    expect(after(named, round(missing, [attempt]))).toMatchObject(untold)
  })

  test('when the wallet is silent', () => {
    const item = after(named, round(down, [attempt]))
    expect(item).toMatchObject(untold)
    expect(nextSteps.executing(item as never)).toContain('Find out in the list of your wallet')
  })

  test.each([true, null])(
    'beside one that went through it is no failure in part, where that was not possible or is not told (%s)',
    (atomic) => {
      expect(after(round({ atomic }, [attempt, {}]))).toMatchObject(untold)
    },
  )

  test.each<[string, Partial<CallsWord> | Look<never>]>([
    ['done', {}],
    ['on its way', { statusCode: 100 }],
    ['not known any more', missing],
    ['unreachable', down],
  ])(
    'and where the tokens say that all of it has arrived, it is delivered: by its wallet %s',
    (_what, word) => {
      const gift = { ...aCoinGift, token: aToken.address, symbol: 'TEST', amount: 10n }
      const transfers = [{ token: aToken.address, to: gift.recipient, value: 10n }]
      const seen = round(word, [attempt, { transfers }])
      expect(advance(buildTrackedCalls({ gifts: [gift] }), seen, 0).phase).toMatchObject({
        status: 'confirmed',
        txHash: sentHash,
      })
      for (const gifts of [[gift, aCoinGift], []])
        expect(advance(buildTrackedCalls({ gifts }), seen, 0).phase.status).not.toBe('confirmed')
    },
  )

  test.each([500, 600])(
    'but not where the wallet says no (%i): an equal gift in the same transaction may be what has arrived',
    (statusCode) => {
      const gift = { ...aCoinGift, token: aToken.address, symbol: 'TEST', amount: 10n }
      const transfers = [{ token: aToken.address, to: gift.recipient, value: 10n }]
      const item = advance(buildTrackedCalls({ gifts: [gift] }), round({ statusCode }, [{ transfers }]), 0)
      expect(item.phase.status).toBe('failed')
      expect(label(item)).not.toContain('nothing was given')
    },
  )
})

test('a batch that its wallet has forgotten is delivered only beside the gifts that its transaction counts for first', () => {
  const gift = { ...aCoinGift, token: aToken.address, symbol: 'TEST', amount: 10n }
  const item = buildTrackedCalls({ gifts: [gift], txHash: sentHash })
  const arrived = (value: bigint) => {
    const transfers = [{ token: aToken.address, to: gift.recipient, value }]
    return { ...round(missing, [{ transfers }]), claims: [gift] }
  }
  expect(advance(item, arrived(10n), 0)).toMatchObject({
    phase: { status: 'executing' },
    note: { kind: 'untold' },
  })
  expect(advance(item, arrived(20n), 0).phase.status).toBe('confirmed')
})

describe('a transaction that is not the own one of the account', () => {
  const bundled = buildTransaction({ from: addressOf('a bundler'), to: addressOf('an entry point') })
  const stranger = (word: Partial<CallsWord>, receipt: Partial<ChainReceipt> = {}): CallsObservation => ({
    ...round(word, [receipt]),
    transactions: found([bundled]),
  })
  const open = { phase: { status: 'executing', confirmations: 3 }, note: { kind: 'untold', of: 'another' } }

  test.each<[string, CallsObservation]>([
    ['done', stranger({})],
    ['reverted, as the chain says of it', stranger({ statusCode: 500 }, reverted)],
    ['reverted', stranger({ statusCode: 500 })],
    ['failed in part', stranger({ statusCode: 600 })],
    ['done, while the chain says reverted', stranger({}, reverted)],
  ])('decides nothing, whatever the wallet says of the batch: %s', (_word, seen) => {
    const item = after(seen)
    expect(item).toMatchObject(open)
    expect(label(item)).toBe('Sent: look in your wallet')
    expect(nextSteps.executing(item as never)).toContain('Do not give again before you know')
  })

  test('delivers where the tokens say that the account has paid every recipient', () => {
    const gift = { ...aCoinGift, token: aToken.address, symbol: 'TEST', amount: 10n }
    const transfers = [{ token: aToken.address, to: gift.recipient, value: 10n }]
    const item = buildTrackedCalls({ gifts: [gift] })
    expect(advance(item, stranger({}, { transfers }), 0).phase.status).toBe('confirmed')
    const less = stranger({}, { transfers: [{ ...transfers[0], value: 9n } as never] })
    expect(advance(item, less, 0)).toMatchObject(open)
  })

  test('delivers where the node has traced every call of the account, and no call twice', () => {
    const { calls } = buildTrackedCalls()
    const traced = (made: readonly Call[]) => after({ ...stranger({}), made: found(made) })
    expect(traced([...calls, ...calls]).phase.status).toBe('confirmed')
    expect(traced(calls).phase.status).toBe('confirmed')
    for (const made of [[], calls.map((call) => ({ ...call, value: call.value - 1n }))])
      expect(traced(made)).toMatchObject(open)
    const twice = buildTrackedCalls({ calls: [...calls, ...calls] })
    expect(advance(twice, { ...stranger({}), made: found(calls) }, 0)).toMatchObject(open)
    const claimed = { ...stranger({}), made: found(calls), claims: [aCoinGift] }
    expect(after(claimed).phase.status).toBe('executing')
  })

  test('is said to be unread where the node does not show the transaction', () => {
    expect(after({ ...round({}, [{}]), transactions: down })).toMatchObject({
      phase: { status: 'executing' },
      note: { kind: 'unreachable', reason: 'It is down.' },
    })
    for (const transactions of [missing, notAsked])
      expect(after({ ...round({}, [{}]), transactions }).phase.status).toBe('executing')
  })
})

describe('a transaction of the account itself', () => {
  const own = (...wishes: readonly Parameters<typeof buildTransaction>[0][]): CallsObservation => {
    const hashes = wishes.map((_, at) => chainTxHash(`${at}`))
    const value = wishes.map((wish, at) => buildTransaction({ ...wish, txHash: hashes[at] ?? sentHash }))
    return {
      ...round(
        {},
        hashes.map((txHash) => ({ txHash })),
      ),
      transactions: found(value),
    }
  }

  test('delivers one by one, where together they are the payments', () => {
    expect(after(own({})).phase.status).toBe('confirmed')
    const two = buildTrackedCalls({ calls: [...buildTrackedCalls().calls, ...buildTrackedCalls().calls] })
    expect(advance(two, own({}, {}), 0).phase.status).toBe('confirmed')
    expect(advance(two, own({}), 0)).toMatchObject({
      phase: { status: 'executing' },
      note: { kind: 'untold' },
    })
  })

  test.each([
    ['pays somebody else', { to: addressOf('Mallory') }],
    ['pays another amount', { value: 1n }],
    ['pays nobody', { to: theWallet, value: 0n, data: '0x' as const }],
  ])('that %s is not the batch', (_what, wish) => {
    expect(after(own(wish))).toMatchObject({
      phase: { status: 'executing' },
      note: { kind: 'untold', of: 'another' },
    })
  })

  test('that counts for another gift already is not this one too, unless it was undone', () => {
    const claimed = { ...round({}, [{}]), claims: [aCoinGift] }
    expect(after(claimed)).toMatchObject({
      phase: { status: 'executing' },
      note: { kind: 'untold', of: 'another' },
    })
    const undone = { ...round({ statusCode: 500 }, [reverted]), claims: [aCoinGift] }
    expect(label(after(undone))).toBe('Failed: nothing was given')
  })

  test('from before the wallet was asked is not the batch', () => {
    const early = { ...round({}, [{ blockNumber: 89n }]) }
    expect(after(early)).toMatchObject({
      phase: { status: 'executing' },
      note: { kind: 'untold', of: 'another' },
    })
    expect(advance(buildTrackedCalls({ fromBlock: null }), early, 0).phase.status).toBe('confirmed')
  })
})
