import * as fc from 'fast-check'
import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { advance } from '../../../src/core/tracking/advance/advance'
import type { ChainTxObservation, Look } from '../../../src/core/tracking/observation'
import {
  accounts,
  anyGift,
  anyModelCall,
  anyWorld,
  canBePaid,
  knownToken,
  recipientsIn,
} from '../../support/payingModel'
import { chainTxHash } from '../../support/safeFixtures'
import {
  buildAccount,
  buildReceipt,
  buildTrackedChainTx,
  buildTransaction,
  sentHash,
  theWallet,
} from '../../support/walletFixtures'

const other = chainTxHash('another')
const found = <T>(value: T): Look<T> => ({ kind: 'found', value })
const missing: Look<never> = { kind: 'missing' }

const anyCase = fc.record({
  gift: anyGift.map(([call]) => call),
  call: fc.oneof(
    { weight: 6, arbitrary: anyModelCall },
    // What wallets call a cancellation, and what an account with a delegation runs.
    fc.record({
      to: fc.constant(theWallet),
      value: fc.constantFrom(0n, 5n),
      data: fc.constant('0x' as const),
    }),
  ),
  world: anyWorld,
  isDelegated: fc.boolean(),
  delegate: fc.constantFrom(...accounts),
  outcome: fc.constantFrom('success' as const, 'reverted' as const),
  unread: fc.oneof(
    { weight: 3, arbitrary: fc.constant<Address[]>([]) },
    fc.subarray([...accounts, theWallet]),
  ),
  hasContext: fc.boolean(),
  isSameHash: fc.boolean(),
})

test('what a wallet sent instead is not called unpaid unless it can have paid no recipient', () => {
  let unpaid = 0
  fc.assert(
    fc.property(anyCase, (one) => {
      const { gift, call, isDelegated, delegate, outcome, unread, hasContext, isSameHash } = one
      if (gift === undefined) return
      const code = new Map(one.world.code)
      if (isDelegated) code.set(theWallet, [delegate])
      const world = { code }
      const token = gift.data === '0x' ? null : gift.to
      const [recipient] = recipientsIn([gift])
      const [shown] = buildTrackedChainTx().gifts
      if (recipient === undefined || shown === undefined) throw new Error('There is one gift.')
      const item = buildTrackedChainTx({
        calls: [gift],
        gifts: [{ ...shown, recipient, token, amount: 5n }],
        nonce: 5,
      })
      const txHash = isSameHash ? sentHash : other
      const transaction = buildTransaction({ txHash, blockNumber: 101n, ...call })
      const receipt = buildReceipt({ txHash, outcome })
      const codes = [...accounts, theWallet]
        .filter((address) => !unread.includes(address))
        .map((address) => ({ address, code: code.has(address) ? ('code' as const) : ('none' as const) }))
      const seen: ChainTxObservation = {
        kind: 'chainTx',
        confirmationsWanted: 3,
        account: found(buildAccount({ nonce: 6, blockNumber: 104n })),
        transaction: isSameHash ? found(transaction) : missing,
        receipt: isSameHash ? found(receipt) : missing,
        replacement: isSameHash ? { kind: 'notAsked' } : found({ transaction, receipt }),
        context: hasContext ? found({ executor: theWallet, codes, credited: [] }) : missing,
        tokens: [knownToken],
      }
      const { phase } = advance(item, seen, 0)
      const isUnpaid =
        phase.status === 'cancelled' ||
        (phase.status === 'replaced' && 'paid' in phase && phase.paid === 'no')
      if (!isUnpaid) return
      unpaid++
      const paid = canBePaid(outcome === 'success' ? [call] : [], world, { from: theWallet })
      expect(paid).not.toContain(recipient)
    }),
    { numRuns: 4_000 },
  )
  // Or nothing was judged.
  expect(unpaid).toBeGreaterThan(200)
})
