import { expect, test } from 'vitest'
import { advance } from '../../../src/core/tracking/advance/advance'
import { endOf } from '../../../src/core/tracking/status/endOf'
import type { ChainTxObservation } from '../../../src/core/tracking/observation'
import { parseTracked, serialiseTracked } from '../../../src/core/tracking/stored/storedTracked'
import { nextSteps } from '../../../src/core/tracking/status/nextSteps'
import type { TrackedItem } from '../../../src/core/tracking/trackedItem'
import { waitingTxs } from '../../../src/core/tracking/waitingTxs'
import { addressOf, chainTxHash } from '../../support/safeFixtures'
import {
  buildAccount,
  buildContext,
  buildReceipt,
  buildTrackedChainTx,
  buildTransaction,
  sentHash,
} from '../../support/walletFixtures'

const other = chainTxHash('another')
const elsewhere = { to: addressOf('Mallory') }

/** Nobody here has code. */
const context = { kind: 'found', value: buildContext([elsewhere.to]) } as const

type Wishes = Parameters<typeof buildTransaction>[0]

/** The payment had nonce 5, which this transaction has used for good. */
function replacedBy(wishes: Wishes, outcome: 'success' | 'reverted' = 'success'): TrackedItem {
  const transaction = buildTransaction({ txHash: other, blockNumber: 101n, ...wishes })
  const receipt = buildReceipt({ txHash: other, outcome })
  const seen: ChainTxObservation = {
    kind: 'chainTx',
    confirmationsWanted: 3,
    account: { kind: 'found', value: buildAccount({ nonce: 6, blockNumber: 104n }) },
    transaction: { kind: 'missing' },
    receipt: { kind: 'missing' },
    replacement: { kind: 'found', value: { transaction, receipt } },
    context,
  }
  return advance(buildTrackedChainTx({ nonce: 5 }), seen, 0)
}

/** The wallet has named this transaction for the payment. */
function named(wishes: Wishes, outcome: 'success' | 'reverted' = 'success'): TrackedItem {
  const seen: ChainTxObservation = {
    kind: 'chainTx',
    confirmationsWanted: 3,
    account: { kind: 'found', value: buildAccount() },
    transaction: { kind: 'found', value: buildTransaction(wishes) },
    receipt: { kind: 'found', value: buildReceipt({ outcome }) },
    replacement: { kind: 'notAsked' },
    context,
  }
  return advance(buildTrackedChainTx(), seen, 0)
}

const next = (item: TrackedItem) => nextSteps[item.phase.status](item)

test('another amount to the same recipient is never called unpaid', () => {
  const item = replacedBy({ value: 1n })
  expect(item.phase).toEqual({ status: 'replaced', byTxHash: other, paid: 'unknown' })
  expect(next(item)).toContain('look at that transaction on the chain before giving again')
  expect(next(item)).not.toMatch(/not made|not paid|cannot be any more/)
  expect(endOf(item)).toBe('needsLook')
  expect(waitingTxs([item])).toMatchObject([{ money: 'unknown' }])
})

test('a payment that reaches none of the recipients proves that the gift was not paid', () => {
  const item = replacedBy(elsewhere)
  expect(item.phase).toEqual({ status: 'replaced', byTxHash: other, paid: 'no' })
  expect(next(item)).toContain('This payment was not made and cannot be any more')
  expect(endOf(item)).toBe('settled')
  expect(waitingTxs([item])).toEqual([])
})

test('what was reverted paid nobody', () => {
  expect(replacedBy({ value: 1n }, 'reverted').phase).toMatchObject({ paid: 'no' })
  expect(named({ value: 1n }, 'reverted').phase).toMatchObject({ paid: 'no' })
})

test('a hash that the wallet named for another amount may be a part of the gift', () => {
  const item = named({ value: 1n })
  expect(item.phase).toEqual({ status: 'replaced', byTxHash: sentHash, paid: 'unknown' })
  expect(next(item)).toContain('look at that transaction on the chain before giving again')
  expect(next(named(elsewhere))).toContain('Look in the list of your wallet')
  expect([endOf(item), endOf(named(elsewhere))]).toEqual(['needsLook', 'needsLook'])
})

test('an end that an earlier release stored is unknown, as amounts were not compared', () => {
  const text = serialiseTracked([replacedBy(elsewhere)], 0).replace(',"paid":"no"', '')
  expect(text).not.toContain('"paid"')
  expect(parseTracked(text)).toMatchObject({ items: [{ phase: { paid: 'unknown' } }] })
})
