import * as fc from 'fast-check'
import { type Address, type Hex, hexToBytes, toHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { checkWords } from '../../../src/core/review/checkWords'
import { actionWords } from '../../../src/core/review/actionWords'
import { assetNamesOf } from '../../../src/core/review/assetNames'
import type { ReviewInput } from '../../../src/core/review/reviewInput'
import { allChecks } from '../../../src/core/review/check'
import { reviewSafeTx } from '../../../src/core/review/reviewSafeTx'
import type { SafeSetup } from '../../../src/core/review/safeSetup'
import type { SafeTxRecord } from '../../../src/core/safe/safeTx'
import { aChain, buildRecord, owners, theCause, theSafe } from '../../support/safeFixtures'
import { anyCalls, anySafeTx } from '../safe/arbitraries'
import { batchContracts, callOf, packedBatch } from './bytes'
import { benignCases, hostileCases, oncePassed } from './corpus'
import { buildSetup, found, outcomesOf, reviewInput, stranger, unreachable } from './world'

const cases = [...hostileCases, ...oncePassed, ...benignCases]
const gift = callOf(theCause, '0x', 5n)
const withRecord = (
  input: ReviewInput,
  change: (record: SafeTxRecord) => Partial<SafeTxRecord>,
): ReviewInput => ({
  ...input,
  record: { ...input.record, ...change(input.record) },
})
const lower = <text extends string>(text: text) => text.toLowerCase() as text
const upper = (hex: Hex): Hex => `0x${hex.slice(2).toUpperCase()}`

describe.each(cases)('$title', ({ input }) => {
  const outcomes = outcomesOf(reviewSafeTx(input))

  test('is judged the same whatever the labels of its source say', () => {
    const lies = withRecord(input, () => ({
      origin: '{"name":"Safe{Wallet}","note":"a gift"}',
      trusted: false,
      proposer: owners[2] ?? null,
      confirmationsRequired: 1,
      isSuccessful: true,
      submittedAtMs: 5,
    }))
    expect(outcomesOf(reviewSafeTx(lies))).toEqual(outcomes)
  })

  test('is judged the same in another spelling, with its confirmations turned round and doubled', () => {
    const spelled = withRecord(input, ({ to, data, safe, safeTxHash, confirmations }) => ({
      to: lower(to),
      data: upper(data),
      safe: lower(safe),
      safeTxHash: upper(safeTxHash) as typeof safeTxHash,
      confirmations: [...confirmations.toReversed(), ...confirmations].map((one) => ({
        ...one,
        owner: lower(one.owner),
      })),
    }))
    expect(outcomesOf(reviewSafeTx(spelled))).toEqual(outcomes)
  })

  test('is never judged better, or found false, because a source is silent', () => {
    for (const quiet of silenced(input)) {
      const quieter = reviewSafeTx(quiet)
      for (const { id, outcome } of quieter.checks) {
        const before = outcomes[id] ?? 'holds'
        expect(`${id} ${before} ${outcome}`).not.toMatch(
          / (fails|unchecked) holds$| (holds|unchecked) fails$/,
        )
      }
    }
  })
})

/** The same with each source, and each part of the setup, unread in turn. */
function silenced(input: ReviewInput): readonly ReviewInput[] {
  const setup = input.setup.kind === 'found' ? input.setup.value : buildSetup()
  const parts = Object.entries(setup).filter(([, part]) => typeof part === 'object')
  const unread = { kind: 'unread', reason: 'The node did not answer.' } as const
  return [
    { ...input, setup: unreachable },
    { ...input, contractHash: unreachable },
    { ...input, directory: unreachable },
    { ...input, rivals: unreachable },
    { ...input, codes: new Map() },
    ...parts.map(([key]) => ({ ...input, setup: found<SafeSetup>({ ...setup, [key]: unread }) })),
  ]
}

test('one flipped bit of a signature is never a signature', () => {
  const record = buildRecord({ ...gift, signedBy: ['Ada'] })
  const [ada] = record.confirmations
  if (ada?.signature == null) throw new Error('Ada has not signed.')
  const bytes = hexToBytes(ada.signature)
  fc.assert(
    fc.property(fc.nat({ max: bytes.length * 8 - 1 }), (bit) => {
      const flipped = Uint8Array.from(bytes)
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      const input = reviewInput({ ...gift, confirmations: [{ ...ada, signature: toHex(flipped) }] })
      expect(outcomesOf(reviewSafeTx(input))).toHaveProperty('confirmations')
    }),
    { numRuns: 60 },
  )
})

test('a source that says "executed" is not believed when the nonce is free', () => {
  const input = reviewInput({ ...gift, isExecuted: true })
  expect(outcomesOf(reviewSafeTx(input))).toEqual({ nonce: 'unchecked' })
  const used = reviewInput({ ...gift, isExecuted: true, nonce: 6n })
  expect(outcomesOf(reviewSafeTx(used))).toEqual({ nonce: 'unchecked' })
})

test('an owner’s refund is not known to be one while the owners are not', () => {
  const paid = { ...gift, gasPrice: 10n ** 9n, baseGas: 60_000n, refundReceiver: stranger }
  const unread = { kind: 'unread', reason: 'The node did not answer.' } as const
  const input = reviewInput(paid, { setupOverrides: { owners: unread } })
  expect(reviewSafeTx(input).checks.find(({ id }) => id === 'refund')).toMatchObject({
    outcome: 'unchecked',
    evidence: { refunds: [{ isStranger: null }] },
  })
})

test('any transaction is reviewed to the end, and every word of it is said', () => {
  const names = assetNamesOf(aChain)
  const batchContract = fc.constantFrom<Address>(...Object.values(batchContracts), theSafe)
  const anyBatch = fc.tuple(anySafeTx, anyCalls, batchContract).map(([tx, calls, to]) => ({
    ...tx,
    to,
    value: 0n,
    data: packedBatch(calls),
  }))
  fc.assert(
    fc.property(fc.oneof(anySafeTx, anyBatch), (tx) => {
      const input = reviewInput({ ...tx, confirmations: [] })
      const { actions, checks } = reviewSafeTx(input)
      expect(checks.map(({ id }) => id)).toEqual(allChecks.map(({ id }) => id))
      const words = [
        ...actions.map((node) => actionWords(node, theSafe, names)),
        ...checks.map((check) => checkWords(check, names).detail),
      ]
      expect(words.join(' ')).not.toMatch(/undefined|\[object|NaN/)
    }),
  )
})
