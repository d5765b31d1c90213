import { describe, expect, test } from 'vitest'
import { advance } from '../../../src/core/tracking/advance/advance'
import type { ChainTxObservation, Look } from '../../../src/core/tracking/observation'
import type { TrackedChainTx } from '../../../src/core/tracking/trackedItem'
import type { TrackedGift } from '../../../src/core/giving/trackedGift'
import type { ChainReceipt, ChainTransaction } from '../../../src/core/wallet/chainAccount'
import { addressOf, aToken, chainTxHash } from '../../support/safeFixtures'
import {
  buildAccount,
  buildReceipt,
  buildTrackedChainTx,
  buildTransaction,
  sentHash,
} from '../../support/walletFixtures'

/** A payment that the wallet sends through a contract of others: its bytes do not tell what it pays. */

const other = chainTxHash('another')
const router = { to: addressOf('a router'), value: 0n, data: '0x12345678' } as const
const found = <T>(value: T): Look<T> => ({ kind: 'found', value })

const ofCoins = buildTrackedChainTx()
const gift = { ...ofCoins.gifts[0], token: aToken.address, symbol: 'TEST', amount: 10n } as TrackedGift
const ofTokens = buildTrackedChainTx({ gifts: [gift] })
const arrived = (value: bigint) => [{ token: aToken.address, to: gift.recipient, value }]

/** The wallet has named this, and it is in a block. */
function mined(transaction: Partial<ChainTransaction>, receipt: Partial<ChainReceipt>): ChainTxObservation {
  return {
    kind: 'chainTx',
    confirmationsWanted: 3,
    account: found(buildAccount({ nonce: 6, blockNumber: 104n })),
    transaction: found(buildTransaction(transaction)),
    receipt: found(buildReceipt(receipt)),
    replacement: { kind: 'notAsked' },
  }
}

/** The wallet has named the plain payment; this has used its number. */
function instead(receipt: Partial<ChainReceipt>): ChainTxObservation {
  const transaction = buildTransaction({ ...router, txHash: other, blockNumber: 101n })
  const replacement = found({ transaction, receipt: buildReceipt({ txHash: other, ...receipt }) })
  const gone = { kind: 'missing' } as const
  return { ...mined({}, {}), transaction: gone, receipt: gone, replacement }
}
const shown = { ...mined({}, {}), account: found(buildAccount()), receipt: { kind: 'missing' } } as const

test('is delivered where the tokens themselves say that it has arrived', () => {
  expect(advance(ofTokens, mined(router, { transfers: arrived(10n) }), 0)).toMatchObject({
    phase: { status: 'confirmed', txHash: sentHash },
    note: null,
  })
  const shallow = mined(router, { transfers: arrived(10n), confirmations: 2 })
  expect(advance(ofTokens, shallow, 0)).toMatchObject({ phase: { status: 'executing' }, note: null })
})

test.each<[string, TrackedChainTx, Partial<ChainReceipt>]>([
  ['less has arrived', ofTokens, { transfers: arrived(9n) }],
  ['coins leave no event', ofCoins, {}],
  ['it was reverted', ofTokens, { outcome: 'reverted' }],
  ['it was reverted, whatever its logs say', ofTokens, { outcome: 'reverted', transfers: arrived(10n) }],
])('is not told where %s', (_why, item, receipt) => {
  for (const seen of [mined(router, receipt), mined({ ...router, to: null }, receipt)])
    expect(advance(item, seen, 0)).toMatchObject({ phase: { status: 'executing' }, note: { kind: 'untold' } })
  const waiting = advance(item, shown, 0)
  expect(advance(waiting, instead(receipt), 0)).toMatchObject({
    phase: { status: 'executing' },
    note: { kind: 'untold' },
  })
})

test('in place of the plain one, with nothing of the wallet for the recipient, may have paid in another way', () => {
  const waiting = advance(ofTokens, shown, 0)
  // The market may pass it on, or pay coin.
  const transfers = [{ token: aToken.address, to: addressOf('a market'), value: 10n }]
  for (const receipt of [{}, { transfers }])
    expect(advance(waiting, instead(receipt), 0)).toMatchObject({
      phase: { status: 'executing' },
      note: { kind: 'untold' },
    })
})

test.each<[string, Partial<ChainTransaction>]>([
  ['somebody else sent', { from: addressOf('a bundler') }],
  ['runs the code of the wallet itself', { to: ofTokens.wallet, data: '0x1234' }],
  ['makes a contract', { to: null }],
])('in place of the plain one, what %s may pay later, or in another way', (_what, wishes) => {
  const waiting = advance(ofTokens, shown, 0)
  const transaction = buildTransaction({ ...router, txHash: other, blockNumber: 101n, ...wishes })
  const replacement = found({ transaction, receipt: buildReceipt({ txHash: other }) })
  expect(advance(waiting, { ...instead({}), replacement }, 0)).toMatchObject({
    phase: { status: 'executing' },
    note: { kind: 'untold' },
  })
})

test('in place of the plain one, with a part of what was given for the recipient, is not ruled out', () => {
  const second = { ...gift, recipient: addressOf('Trees') }
  const waiting = advance({ ...ofTokens, gifts: [gift, second] }, shown, 0)
  expect(advance(waiting, instead({ transfers: arrived(10n) }), 0)).toMatchObject({
    phase: { status: 'executing' },
    note: { kind: 'untold' },
  })
})

test('in place of the plain one, under the same number, is delivered by the same proof', () => {
  const waiting = advance(ofTokens, shown, 0)
  const transfers = arrived(10n)
  expect(advance(waiting, instead({ transfers }), 0)).toMatchObject({
    phase: { status: 'confirmed', txHash: other, blockNumber: 101n },
  })
  expect(advance(waiting, instead({ transfers, confirmations: 2 }), 0).phase.status).toBe('executing')
})

describe('what counts for another gift first', () => {
  const equalGift = { claims: [gift] }

  test('is delivered only where the tokens show both, whichever hash the wallet has named', () => {
    const waiting = advance(ofTokens, shown, 0)
    for (const [from, seen] of [
      [ofTokens, (value: bigint) => mined(router, { transfers: arrived(value) })],
      [waiting, (value: bigint) => instead({ transfers: arrived(value) })],
    ] as const) {
      expect(advance(from, { ...seen(10n), ...equalGift }, 0)).toMatchObject({
        phase: { status: 'executing' },
        note: { kind: 'untold' },
      })
      expect(advance(from, { ...seen(20n), ...equalGift }, 0).phase.status).toBe('confirmed')
    }
  })

  test('and makes one plain payment has not paid this one; where nothing else claims it, this one was sped up', () => {
    const waiting = advance(ofTokens, shown, 0)
    const seen = instead({})
    const replacement = found({
      transaction: buildTransaction({ txHash: other, blockNumber: 101n }),
      receipt: buildReceipt({ txHash: other }),
    })
    expect(advance(waiting, { ...seen, replacement, ...equalGift }, 0).phase).toEqual({
      status: 'replaced',
      byTxHash: other,
      paid: 'no',
    })
    expect(advance(waiting, { ...seen, replacement, claims: [] }, 0).phase.status).toBe('repriced')
  })
})
