import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeNote, noteOf, type TxNote } from '../../../src/core/tracking/notes/txNote'
import { parseNote, storeNote } from '../../../src/core/tracking/notes/noteSchema'
import { addressOf, buildTrackedTx, chainTxHash, theCalls } from '../../support/safeFixtures'

const [water, trees] = [addressOf('water'), addressOf('trees')]
const coin = { symbol: 'ETH', decimals: 18, token: null }
const named = { ...coin, causeId: null, payeeName: 'Aunt Mia', recipient: trees, amount: 9n }
const ofCause = {
  ...coin,
  causeId: 'water',
  payeeName: 'Clean Water',
  recipient: water,
  amount: 7n,
  planned: 'p',
  memo: 'Invoice 7',
}

const note: TxNote = {
  id: chainTxHash('a gift').toLowerCase(),
  txHash: null,
  atMs: 5,
  isOwn: true,
  payments: [{ recipient: water, token: null, amount: 7n, name: 'Well', planned: null }],
  purpose: 'For the well',
  planId: null,
  proposer: null,
}

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const anyNote: fc.Arbitrary<TxNote> = fc.record({
  id: fc.constant(note.id),
  txHash: maybe(fc.nat(2).map((at) => chainTxHash(`tx ${at}`))),
  atMs: fc.nat(9),
  isOwn: fc.boolean(),
  payments: fc.array(
    fc.record({
      recipient: fc.constantFrom(water, trees),
      token: maybe(fc.constant(addressOf('a token'))),
      amount: fc.bigInt({ min: 0n, max: 3n }),
      name: maybe(fc.constantFrom('Well', 'School')),
      planned: maybe(fc.constantFrom('one', 'two')),
    }),
    { maxLength: 2 },
  ),
  purpose: maybe(fc.constantFrom('coats', 'wells')),
  planId: maybe(fc.constantFrom('a', 'b')),
  proposer: maybe(fc.constantFrom(water, trees)),
})

describe('what a followed gift tells the record', () => {
  test('a Safe’s: its payments, own names alone, and what it is for', () => {
    const item = buildTrackedTx({
      gifts: [ofCause, named],
      createdAtMs: 42,
      plan: { id: 'a-plan', part: 1, of: 2 },
      proposer: trees,
    })
    expect(noteOf(item, 'For the well')).toEqual({
      id: item.safeTxHash.toLowerCase(),
      txHash: null,
      atMs: 42,
      isOwn: true,
      payments: [
        { recipient: water, token: null, amount: 7n, name: null, planned: 'p', memo: 'Invoice 7' },
        { recipient: trees, token: null, amount: 9n, name: 'Aunt Mia', planned: null },
      ],
      purpose: 'For the well',
      planId: 'a-plan',
      proposer: trees,
    })
  })

  test('a wallet’s batch: its transaction as soon as there is one', () => {
    const batch = {
      kind: 'calls',
      id: '0xbatch',
      chainId: 1,
      wallet: water,
      calls: theCalls,
      gifts: [named],
      fromBlock: null,
      createdAtMs: 1,
      lastGoodAtMs: null,
      note: null,
      rebuilt: false,
      txHash: null,
      phase: { status: 'executing', txHash: null, confirmations: 0, blockNumber: null },
    } as const
    expect(noteOf(batch, null)).toMatchObject({ id: 'calls:0xbatch', txHash: null, isOwn: true })
    const txHash = chainTxHash('mined')
    expect(noteOf({ ...batch, txHash }, null)).toMatchObject({ id: 'calls:0xbatch', txHash })
    const confirmed = { status: 'confirmed', txHash, blockNumber: 3n } as const
    expect(noteOf({ ...batch, phase: confirmed }, null)).toMatchObject({ txHash })
  })
})

describe('two notes of one transaction', () => {
  test('what one does not know is taken from the other', () => {
    const found = { ...note, isOwn: false, purpose: null, proposer: trees }
    expect(mergeNote(found, { ...note, planId: 'a' })).toEqual({ ...note, planId: 'a', proposer: trees })
  })

  test('a gift of this browser without a purpose does not get that of a later equal one', () => {
    expect(mergeNote({ ...note, purpose: null }, { ...note, purpose: 'Coats' }).purpose).toBeNull()
  })

  test('the payments that were asked for win over those that were found', () => {
    const found = { ...note, isOwn: false, payments: [] }
    expect(mergeNote(found, note).payments).toEqual(note.payments)
    expect(mergeNote(note, found).payments).toEqual(note.payments)
  })

  test('nothing that was noted is replaced, and a second time changes nothing', () => {
    fc.assert(
      fc.property(anyNote, anyNote, (ours, theirs) => {
        const merged = mergeNote(ours, theirs)
        for (const key of ['txHash', 'purpose', 'planId', 'proposer'] as const)
          if (ours[key] !== null) expect(merged[key]).toBe(ours[key])
        expect(merged.atMs).toBe(ours.atMs)
        expect(merged.isOwn).toBe(ours.isOwn || theirs.isOwn)
        expect(mergeNote(merged, theirs)).toBe(merged)
        expect(mergeNote(merged, ours)).toBe(merged)
      }),
    )
  })
})

describe('storage', () => {
  test('gives back what was stored', () => {
    fc.assert(
      fc.property(anyNote, (one) => {
        expect(parseNote(JSON.parse(JSON.stringify(storeNote(one))))).toEqual(one)
      }),
    )
  })

  test.each([
    ['nothing', null],
    ['another shape', { id: 'a' }],
    [
      'an amount that is no number',
      { ...storeNote(note), payments: [{ ...storeNote(note).payments[0], amount: '-1' }] },
    ],
    ['a word too long', { ...storeNote(note), purpose: 'x'.repeat(501) }],
    ['a key too many', { ...storeNote(note), more: 1 }],
  ])('takes nothing of %s', (_, input) => {
    expect(parseNote(input)).toBeNull()
  })
})
