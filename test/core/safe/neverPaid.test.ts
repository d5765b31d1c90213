import * as fc from 'fast-check'
import { zeroAddress, type Address } from 'viem'
import { expect, test } from 'vitest'
import { comparePayments } from '../../../src/core/safe/comparePayments'
import { isMultiSendCallOnly, knownContracts } from '../../../src/core/safe/knownContracts'
import type { MinedContext } from '../../../src/core/safe/payeeOf'
import { encodeMultiSend } from '../../../src/core/safe/multiSend'
import type { Call, SafeTx } from '../../../src/core/safe/safeTx'
import {
  accounts,
  anyFee,
  anyGift,
  anyModelCall,
  anyWorld,
  canBePaid,
  knownToken,
  type PayingWorld,
  recipientsIn,
  theExecutor,
} from '../../support/payingModel'
import { theSafe } from '../../support/safeFixtures'

const batch = knownContracts.find(({ address }) => isMultiSendCallOnly(address))
if (batch === undefined) throw new Error('Safe has published it.')
const { address: batchAddress, codeHash } = batch

const plain = {
  operation: 0,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
  nonce: 7n,
} as const

function txOf(calls: readonly Call[], fee: Partial<SafeTx>): SafeTx {
  const [only, second] = calls
  if (only !== undefined && second === undefined) return { ...plain, ...only, ...fee }
  return { ...plain, to: batchAddress, value: 0n, operation: 1, data: encodeMultiSend(calls), ...fee }
}

/** What a node can tell: the code where it was read, which is not everywhere. */
function contextOf(world: PayingWorld, unread: readonly Address[]): MinedContext {
  return {
    executor: theExecutor,
    codes: [...accounts, theExecutor]
      .filter((address) => !unread.includes(address))
      .map((address) => ({ address, code: world.code.has(address) ? 'code' : 'none' })),
    credited: [],
  }
}

const anyCase = fc.record({
  gift: anyGift,
  calls: fc.array(anyModelCall, { minLength: 1, maxLength: 3 }),
  fee: anyFee,
  world: anyWorld,
  outcome: fc.constantFrom('success' as const, 'failure' as const),
  unread: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.subarray([...accounts, theExecutor])),
  hasContext: fc.boolean(),
})

test('what is called not paid cannot have paid any recipient, whatever code there is', () => {
  let disjoint = 0
  fc.assert(
    fc.property(anyCase, ({ gift, calls, fee, world, outcome, unread, hasContext }) => {
      const match = comparePayments(gift, {
        tx: txOf(calls, fee),
        safe: theSafe,
        outcome,
        codeHash,
        claims: [],
        context: hasContext ? contextOf(world, unread) : null,
        tokens: [knownToken],
      })
      if (match !== 'disjoint') return
      disjoint++
      const paid = canBePaid(outcome === 'success' ? calls : [], world, { from: theSafe, fee })
      for (const recipient of recipientsIn(gift)) expect(paid).not.toContain(recipient)
    }),
    { numRuns: 3_000 },
  )
  // Or nothing was judged.
  expect(disjoint).toBeGreaterThan(100)
})
