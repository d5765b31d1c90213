import * as fc from 'fast-check'
import { type Address, encodeFunctionData, erc20Abi } from 'viem'
import { describe, expect, test } from 'vitest'
import { advance } from '../../../src/core/tracking/advance/advance'
import type { ChainTxObservation, Look, Replacement } from '../../../src/core/tracking/observation'
import { nextSteps } from '../../../src/core/tracking/status/nextSteps'
import { statusTable } from '../../../src/core/tracking/status/statusTable'
import { successorOf, type TrackedChainTx, type TrackedItem } from '../../../src/core/tracking/trackedItem'
import { addressOf, aToken, chainTxHash } from '../../support/safeFixtures'
import {
  buildAccount,
  buildContext,
  buildReceipt,
  buildTrackedChainTx,
  buildTransaction,
  sentHash,
  theWallet,
} from '../../support/walletFixtures'

const other = chainTxHash('another')
const found = <T>(value: T): Look<T> => ({ kind: 'found', value })
const missing: Look<never> = { kind: 'missing' }
const down: Look<never> = { kind: 'unreachable', reason: 'The node is down.' }

/** A round in which the transaction waits at our node, unless said otherwise. */
function round(overrides: Partial<ChainTxObservation> = {}): ChainTxObservation {
  return {
    kind: 'chainTx',
    confirmationsWanted: 3,
    account: found(buildAccount()),
    transaction: found(buildTransaction()),
    receipt: missing,
    replacement: { kind: 'notAsked' },
    context: found(buildContext([addressOf('Mallory')])),
    tokens: [aToken.address],
    ...overrides,
  }
}

function after(...rounds: readonly ChainTxObservation[]): TrackedItem {
  return rounds.reduce<TrackedItem>(
    (item, seen, index) => advance(item, seen, index * 60_000),
    buildTrackedChainTx(),
  )
}
const label = (item: TrackedItem) => statusTable[item.phase.status].label(item)

/** The nonce is used by this, with so many blocks on top. */
function replacedBy(overrides: Partial<Replacement['transaction']>, confirmations = 3): ChainTxObservation {
  const transaction = buildTransaction({ txHash: other, blockNumber: 101n, ...overrides })
  const receipt = buildReceipt({ txHash: other, confirmations })
  return round({
    account: found(buildAccount({ nonce: 6, blockNumber: 104n })),
    transaction: missing,
    replacement: found({ transaction, receipt }),
  })
}

describe('[S4.17] a payment of a wallet', () => {
  test.each(['success', 'reverted'] as const)(
    'is not the equal one that was mined before the wallet was asked (%s)',
    (outcome) => {
      const receipt = buildReceipt({ blockNumber: 89n, outcome, confirmations: 15 })
      const transaction = buildTransaction({ nonce: 2, blockNumber: 89n })
      const item = after(round({ transaction: found(transaction), receipt: found(receipt) }))
      expect(item).toMatchObject({
        nonce: null,
        phase: { status: 'executing', confirmations: 0 },
        note: { kind: 'untold', of: 'another' },
      })
      expect(nextSteps.executing(item as never)).toMatch(/Do not give again before you know/)
    },
  )

  test('waits, is in a block, and is delivered once enough blocks are on top', () => {
    const waiting = after(round())
    expect(waiting).toMatchObject({ nonce: 5, note: null, phase: { status: 'executing', confirmations: 0 } })
    expect(label(waiting)).toBe('Sent, waiting for the chain')
    const mined = round({ receipt: found(buildReceipt({ confirmations: 2 })) })
    expect(label(after(round(), mined))).toBe('Sent, in a block')
    const deep = after(round(), mined, round({ receipt: found(buildReceipt()) }))
    expect(deep.phase).toEqual({ status: 'confirmed', txHash: sentHash, blockNumber: 101n })
  })

  test('that is reverted gave nothing, once that is final', () => {
    const shallow = round({ receipt: found(buildReceipt({ outcome: 'reverted', confirmations: 2 })) })
    expect(after(shallow).phase.status).toBe('executing')
    const deep = round({ receipt: found(buildReceipt({ outcome: 'reverted' })) })
    expect(label(after(deep))).toBe('Failed: nothing was given')
  })

  test.each([103n, 101n])('that a reorg takes back waits again, also at block %s', (blockNumber) => {
    const mined = round({ receipt: found(buildReceipt({ confirmations: 2 })) })
    const undone = round({ account: found(buildAccount({ blockNumber })) })
    expect(after(mined, undone).phase).toMatchObject({
      status: 'executing',
      confirmations: 0,
      blockNumber: null,
    })
  })

  test('keeps the block it is in while its receipt cannot be read', () => {
    const mined = round({ receipt: found(buildReceipt({ confirmations: 2 })) })
    const used = { account: found(buildAccount({ nonce: 6, blockNumber: 103n })) }
    expect(after(mined, round({ ...used, receipt: down }))).toMatchObject({
      phase: after(mined).phase,
      note: { kind: 'unreachable', reason: 'The node is down.' },
    })
  })

  test('that is in a block whose transaction our node does not show is no riddle yet', () => {
    expect(after(round({ transaction: missing, receipt: found(buildReceipt()) }))).toMatchObject({
      phase: { status: 'executing', confirmations: 3 },
      note: null,
    })
  })

  test('of which no call is known is not called paid by whatever was sent', () => {
    const item = buildTrackedChainTx({ calls: [] })
    expect(advance(item, round({ receipt: found(buildReceipt()) }), 0).phase).toEqual({
      status: 'replaced',
      byTxHash: sentHash,
      paid: 'unknown',
    })
  })

  test('is delivered by its receipt, also while another node is behind or silent', () => {
    const receipt = found(buildReceipt())
    const mined = round({ receipt: found(buildReceipt({ confirmations: 2 })) })
    expect(after(mined, round({ receipt, account: down })).phase.status).toBe('confirmed')
    const behind = found(buildAccount({ blockNumber: 90n }))
    expect(after(mined, round({ receipt, account: behind })).phase.status).toBe('confirmed')
  })

  test('is not taken back by a node that is behind', () => {
    const mined = round({ receipt: found(buildReceipt({ confirmations: 2 })) })
    const behind = round({ account: found(buildAccount({ blockNumber: 100n })), transaction: missing })
    expect(after(mined, behind).phase).toEqual(after(mined).phase)
  })

  test('of a token that moved less says so', () => {
    const gift = { ...buildTrackedChainTx().gifts[0], token: aToken.address, symbol: 'TEST', amount: 10n }
    const to = addressOf('Clean Water')
    const item = buildTrackedChainTx({ gifts: [{ ...gift, recipient: to } as never] })
    const transfers = [{ token: aToken.address, to, value: 9n }]
    const seen = round({ receipt: found(buildReceipt({ transfers })) })
    expect(advance(item, seen, 0)).toMatchObject({
      phase: { status: 'confirmed' },
      note: { kind: 'received', gifts: [{ given: 10n, arrived: 9n }] },
    })
  })
})

describe('[S4.18] a nonce that another transaction has used', () => {
  test('by the same payment: sped up, and followed under the new hash', () => {
    const item = after(round(), replacedBy({}))
    expect(item.phase).toEqual({ status: 'repriced', txHash: other })
    const next = successorOf(item)
    expect(next).toMatchObject({ txHash: other, nonce: 5, phase: { status: 'executing', txHash: other } })
    expect(next?.calls).toEqual((item as TrackedChainTx).calls)
    expect(successorOf(next as TrackedItem)).toBeNull()
  })

  test('by a send of nothing to oneself: cancelled', () => {
    const item = after(round(), replacedBy({ to: theWallet, value: 0n, data: '0x' }))
    expect(item.phase).toEqual({ status: 'cancelled', byTxHash: other })
  })

  test.each([
    ['another recipient', { to: addressOf('Mallory') }, 'no'],
    ['another amount', { value: 1n }, 'unknown'],
  ])('by something else (%s): replaced', (_what, transaction, paid) => {
    const { phase } = after(round(), replacedBy(transaction))
    expect(phase).toEqual({ status: 'replaced', byTxHash: other, paid })
  })

  const mallory = addressOf('Mallory')
  const cancel = { to: theWallet, value: 0n, data: '0x' } as const
  const transferTo = (to: Address) =>
    encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 5n] })
  test.each([
    ['coin to a contract, which may pass it on', { to: mallory }, [mallory]],
    ['a token that nobody vouches for', { to: mallory, value: 0n, data: transferTo(mallory) }, []],
    ['a send to oneself that runs the code of the account', cancel, [theWallet]],
  ] as const)('by %s: nobody can tell whether it paid', (_what, transaction, withCode) => {
    const context = found(buildContext([mallory], withCode))
    const { phase } = after(round(), { ...replacedBy(transaction), context })
    expect(phase).toEqual({ status: 'replaced', byTxHash: other, paid: 'unknown' })
    expect(nextSteps.replaced({ ...buildTrackedChainTx(), phase } as never)).toContain('before giving again')
  })

  test('by tokens for somebody else: not paid, unless a token has credited the recipient too', () => {
    const seen = replacedBy({ to: aToken.address, value: 0n, data: transferTo(mallory) })
    expect(after(round(), seen).phase).toMatchObject({ status: 'replaced', paid: 'no' })
    const recipient = buildTrackedChainTx().calls[0]?.to
    if (recipient === undefined) throw new Error('There is one call.')
    const context = found({ ...buildContext([mallory]), credited: [recipient] })
    expect(after(round(), { ...seen, context }).phase).toMatchObject({ paid: 'unknown' })
  })

  test('is no verdict while the code that it ran cannot be read, and says why', () => {
    for (const transaction of [{ to: mallory }, cancel]) {
      const seen = after(round(), { ...replacedBy(transaction), context: down })
      const note = { kind: 'unreachable', reason: 'The node is down.' }
      expect(seen).toMatchObject({ phase: { status: 'executing' }, note })
      const named = round({
        transaction: found(buildTransaction(transaction)),
        receipt: found(buildReceipt()),
        context: down,
      })
      expect(after(named)).toMatchObject({ phase: { status: 'executing', blockNumber: 101n }, note })
    }
  })

  test('by something that was reverted: nothing of it was paid', () => {
    const transaction = buildTransaction({ txHash: other, blockNumber: 101n, value: 1n })
    const receipt = buildReceipt({ txHash: other, outcome: 'reverted' })
    const seen = { ...replacedBy({}), replacement: found({ transaction, receipt }) }
    expect(after(round(), seen).phase).toEqual({ status: 'replaced', byTxHash: other, paid: 'no' })
  })

  test('is not explained by a transaction with another nonce', () => {
    const seen = after(round(), replacedBy({ nonce: 4 }))
    expect(seen).toMatchObject({ phase: { status: 'executing' }, note: { kind: 'nonceUsed' } })
  })

  test('says since when it is not explained', () => {
    const unexplained = { ...replacedBy({}), replacement: missing }
    expect(after(round(), unexplained, unexplained).note).toEqual({ kind: 'nonceUsed', sinceMs: 60_000 })
  })

  test('is no verdict before it has enough blocks, or while the other one is not found', () => {
    const shallow = after(round(), replacedBy({ value: 1n }, 2))
    expect(shallow).toMatchObject({ phase: { status: 'executing' }, note: { kind: 'nonceUsed' } })
    const notFound = after(round(), { ...replacedBy({}), replacement: missing })
    expect(label(notFound)).toBe('Sent, or replaced by another')
    const silent = after(round(), { ...replacedBy({}), replacement: down })
    expect(silent).toMatchObject({ phase: { status: 'executing' }, note: { kind: 'unreachable' } })
  })

  test('is not looked at for a transaction that was never shown: nobody knows its nonce', () => {
    expect(after(replacedBy({}))).toMatchObject({ phase: { status: 'executing' }, note: { kind: 'notSeen' } })
  })
})

describe('what the wallet sent is compared with what was asked', () => {
  const mined = (transaction: Parameters<typeof buildTransaction>[0]) =>
    after(round({ transaction: found(buildTransaction(transaction)), receipt: found(buildReceipt()) }))

  test.each([
    ['another amount', { value: 1n }, 'unknown'],
    ['another recipient', { to: addressOf('Mallory') }, 'no'],
  ])('%s is not delivered', (_what, transaction, paid) => {
    expect(mined(transaction).phase).toEqual({ status: 'replaced', byTxHash: sentHash, paid })
  })

  test('bytes behind the input are no difference', () => {
    expect(mined({ data: '0x1234' }).phase.status).toBe('confirmed')
  })

  test.each(['success', 'reverted'] as const)(
    'what somebody else carries for the wallet (%s) is no verdict, where no token says that it has arrived',
    (outcome) => {
      const transaction = buildTransaction({ from: addressOf('a bundler'), to: addressOf('an entry point') })
      const seen = round({ transaction: found(transaction), receipt: found(buildReceipt({ outcome })) })
      expect(after(seen)).toMatchObject({ phase: { status: 'executing' }, note: { kind: 'untold' } })
    },
  )

  test('what the wallet carries through its own code (native coin) is not told, and its node is not called silent', () => {
    const item = mined({ to: theWallet, value: 0n, data: '0x1234' })
    expect(item).toMatchObject({ phase: { status: 'executing', confirmations: 3 }, note: { kind: 'untold' } })
    expect(label(item)).toBe('Sent: look in your wallet')
    const next = nextSteps.executing(item)
    expect(next).toContain('Do not give again before you know')
    expect(next).not.toMatch(/once enough blocks|nothing to do/)
  })

  test('it is not called untold before it has enough blocks: until then its tokens may show it', () => {
    const transaction = found(buildTransaction({ to: theWallet, value: 0n, data: '0x1234' }))
    const shallow = round({ transaction, receipt: found(buildReceipt({ confirmations: 2 })) })
    expect(after(shallow)).toMatchObject({ phase: { status: 'executing' }, note: null })
  })

  test('a nonce that was used by something carried through other code is not told either, once that is final', () => {
    const carried = { to: theWallet, value: 0n, data: '0x1234' } as const
    expect(after(round(), replacedBy(carried, 2))).toMatchObject({ note: { kind: 'nonceUsed' } })
    const deep = after(round(), replacedBy(carried))
    expect(deep).toMatchObject({ phase: { status: 'executing' }, note: { kind: 'untold' } })
    expect(label(deep)).toBe('Sent: look in your wallet')
  })

  test('what was not told can still come to an end', () => {
    const transaction = found(buildTransaction({ to: theWallet, value: 0n, data: '0x1234' }))
    const untold = round({ transaction, receipt: found(buildReceipt()) })
    expect(after(untold, round({ receipt: found(buildReceipt()) }))).toMatchObject({
      phase: { status: 'confirmed' },
      note: null,
    })
  })

  test('a hash that only the wallet ties to the payment says nothing of another that may have made it', () => {
    const named = mined({ value: 1n })
    expect(label(named)).toBe('Your wallet sent something else')
    expect(nextSteps.replaced(named as never)).not.toMatch(/cannot be any more|was not made/)
    const byNonce = after(round(), replacedBy({ to: addressOf('Mallory') }))
    expect(label(byNonce)).toBe('Replaced by another transaction')
    expect(nextSteps.replaced(byNonce as never)).toContain('cannot be any more')
  })

  test.each([{ value: 1n }, { to: addressOf('Mallory') }])(
    'nor does the number of such a transaction (%o)',
    (wishes) => {
      const waiting = round({ transaction: found(buildTransaction(wishes)) })
      expect(after(waiting, replacedBy({ to: theWallet, value: 0n, data: '0x' })).phase.status).toBe(
        'executing',
      )
    },
  )

  test('without the transaction itself a receipt is not final', () => {
    const seen = round({ transaction: down, receipt: found(buildReceipt()) })
    expect(after(seen)).toMatchObject({ phase: { status: 'executing' }, note: { kind: 'unreachable' } })
  })
})

test('[S4.17] time never makes it failed: unknown to our node, or nobody answering, is a note since when', () => {
  const gone = after(round(), round({ transaction: missing }), round({ transaction: missing }))
  expect(gone).toMatchObject({ phase: { status: 'executing' }, note: { kind: 'notSeen', sinceMs: 60_000 } })
  const silent = advance(gone, round({ account: down }), 30 * 24 * 3_600_000)
  expect(silent).toMatchObject({
    phase: { status: 'executing' },
    note: { kind: 'unreachable', reason: 'The node is down.', sinceMs: 30 * 24 * 3_600_000 },
  })
  const still = advance(silent, round({ transaction: down }), 31 * 24 * 3_600_000)
  expect(still.note).toEqual(silent.note)
  const notAsked: Look<never> = { kind: 'notAsked' }
  expect(advance(gone, round({ account: notAsked, receipt: notAsked }), 0).note).toMatchObject({
    kind: 'unreachable',
    reason: 'The chain has not been asked.',
  })
})

describe('whatever is seen, in whatever order', () => {
  const lookAt = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<Look<T>> =>
    fc.oneof({ weight: 3, arbitrary: value.map(found) }, fc.constantFrom(missing, down))
  const anyTransaction = fc
    .record({
      to: fc.constantFrom(buildTransaction().to, theWallet, addressOf('Mallory'), null),
      value: fc.constantFrom(buildTransaction().value, 0n),
      from: fc.constantFrom(theWallet, addressOf('a bundler')),
      nonce: fc.integer({ min: 4, max: 6 }),
    })
    .map((wishes) => buildTransaction(wishes))
  const anyReceipt = fc
    .record({
      outcome: fc.constantFrom('success' as const, 'reverted' as const),
      confirmations: fc.integer({ min: 0, max: 4 }),
      blockNumber: fc.bigInt({ min: 98n, max: 104n }),
    })
    .map(buildReceipt)
  const anyRound = fc.record<ChainTxObservation>({
    kind: fc.constant('chainTx'),
    confirmationsWanted: fc.integer({ min: 0, max: 4 }),
    account: lookAt(
      fc
        .record({ nonce: fc.integer({ min: 4, max: 7 }), blockNumber: fc.bigInt({ min: 98n, max: 106n }) })
        .map(buildAccount),
    ),
    transaction: lookAt(anyTransaction),
    receipt: lookAt(anyReceipt),
    replacement: lookAt(
      fc.record({
        transaction: anyTransaction.map((each) => ({ ...each, txHash: other })),
        receipt: anyReceipt.map((each) => ({ ...each, txHash: other })),
      }),
    ),
  })

  test('there are words, what is final stays, and "delivered" or "failed" needs a deep receipt of this hash', () => {
    fc.assert(
      fc.property(fc.array(anyRound, { maxLength: 6 }), (rounds) => {
        let item: TrackedItem = buildTrackedChainTx()
        for (const seen of rounds) {
          const before = item
          item = advance(item, seen, 0)
          expect(label(item)).not.toBe('')
          if (statusTable[before.phase.status].final) expect(item).toBe(before)
          else if (item.phase.status === 'confirmed' || item.phase.status === 'failed') {
            const outcome = item.phase.status === 'confirmed' ? 'success' : 'reverted'
            expect(seen.receipt).toMatchObject({ kind: 'found', value: { outcome } })
            const { confirmations } =
              seen.receipt.kind === 'found' ? seen.receipt.value : { confirmations: 0 }
            expect(confirmations).toBeGreaterThanOrEqual(Math.max(1, seen.confirmationsWanted))
          } else if (statusTable[item.phase.status].final && seen.receipt.kind !== 'found') {
            expect(seen).toMatchObject({ receipt: missing, replacement: { kind: 'found' } })
          }
        }
      }),
    )
  })
})
