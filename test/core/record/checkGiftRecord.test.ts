import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GiftRecord } from '../../../src/core/record/giftRecord'
import { giftRecordFile, readGiftRecord } from '../../../src/core/record/giftRecordJson'
import { allRecordFields, type RecordField } from '../../../src/core/record/recordCheck'
import { addressOf } from '../../support/safeFixtures'
import { changesOf } from './changedClaims'
import type { RecordEvidence } from '../../../src/core/record/checkGiftRecord'
import { about, causes, check, honestGifts, mined, onChain, otherHash, wood } from './claimWorld'

const gifts = honestGifts()
const gift = (at: number): GiftRecord => {
  const found = gifts[at]
  if (found === undefined) throw new Error(`There is no gift ${at}.`)
  return found
}
const water = gift(0)
const safePayer = (payer: GiftRecord['payer']) => {
  if (payer.kind !== 'safe') throw new Error('A Safe gave it.')
  return payer
}

test('an honest record is confirmed in every field that the chain or the directory knows', () => {
  const { whole, fields } = check(water)
  expect(whole).toEqual({ kind: 'confirmed', doubts: [] })
  const open = allRecordFields.filter((field) => fields[field].kind !== 'confirmed')
  expect(open).toEqual([
    'noted.name',
    'noted.memo',
    'noted.purpose',
    'noted.planId',
    'noted.proposer',
    'noted.value',
  ])
})

test('a record that was made here can be written and read again', () => {
  for (const made of gifts)
    expect(readGiftRecord(giftRecordFile(made))).toEqual({ kind: 'record', gift: made })
})

test('a payment in the coin of the chain is confirmed, to an address that is in no directory as well', () => {
  expect(check(gift(1)).whole).toEqual({ kind: 'confirmed', doubts: [] })
})

test('a token that the operator does not list is a doubt: its name is its own word', () => {
  const { whole, fields } = check(gift(2))
  expect(gift(2)).toMatchObject({ amount: 900n, arrived: 899n, outcome: 'partial', cause: null })
  expect(whole).toEqual({ kind: 'confirmed', doubts: ['token'] })
  expect(fields['asset.symbol']).toEqual({ kind: 'unchecked', why: 'ownWord' })
  expect(fields['asset.decimals']).toEqual({ kind: 'confirmed' })
})

const withPayer = (fields: Partial<GiftRecord['payer'] & { kind: 'safe' }>): GiftRecord => ({
  ...water,
  payer: { ...safePayer(water.payer), ...fields },
})

const changes = changesOf(water)

test.each(changes)('a record with another %s is refuted, and the field is named', (field, changed) => {
  fc.assert(
    fc.property(changed, (claim) => {
      // The chain has no transaction under another hash.
      const isThere = claim.txHash === water.txHash
      const { whole, fields } = isThere
        ? check(claim)
        : check(claim, { mined: { kind: 'missing' }, execution: null })
      fc.pre(JSON.stringify(claim, exact) !== JSON.stringify(water, exact))
      expect(fields[field].kind).toBe('refuted')
      expect(['refuted', 'otherBlock', 'missing']).toContain(whole.kind)
    }),
    { numRuns: field.startsWith('payer') ? 10 : 30 },
  )
})

test('each field is changed above, is of a chain of its own, or is known to nobody', () => {
  const others: readonly RecordField[] = ['chainId', 'payer.kind', 'payer.address']
  const covered = new Set<string>([...changes.map(([field]) => field), ...others])
  expect(allRecordFields.filter((field) => !covered.has(field))).toEqual([
    'noted.name',
    'noted.memo',
    'noted.purpose',
    'noted.planId',
    'noted.proposer',
    'noted.value',
  ])
})

describe('who gave', () => {
  test('another Safe has executed nothing in the transaction', () => {
    const { whole, fields, executedBy } = check(withPayer({ address: wood }))
    expect(fields['payer.address']).toEqual({ kind: 'refuted', found: 'nothing' })
    expect(whole.kind).toBe('refuted')
    expect(executedBy).toBe(safePayer(water.payer).address)
  })

  test('a wallet that did not send it', () => {
    const claim: GiftRecord = { ...water, payer: { kind: 'wallet', address: addressOf('Ada'), nonce: 3 } }
    expect(check(claim, { safe: null }).whole.kind).toBe('refuted')
  })

  test('a contract whose code is not Safe’s proves nothing by its own events', () => {
    const codeHash = otherHash
    const { whole, fields } = check(water, { safe: { kind: 'found', value: { ...onChain, codeHash } } })
    expect(whole).toMatchObject({ kind: 'unproved', why: 'safeCode', reason: null })
    expect(fields.amount.kind).toBe('unchecked')
    expect(fields.txHash.kind).toBe('confirmed')
  })

  test('a Safe that the node did not read proves nothing, and the reason is kept', () => {
    const { whole } = check(water, { safe: { kind: 'unreachable', reason: 'No answer.' } })
    expect(whole).toMatchObject({ kind: 'unproved', why: 'safeCode', reason: 'No answer.' })
  })

  test('a record that leaves out the signers says nothing wrong', () => {
    const { whole, fields } = check(withPayer({ signers: null }))
    expect(fields['payer.signers']).toEqual({ kind: 'unchecked', why: 'notStated' })
    expect(whole.kind).toBe('confirmed')
  })
})

describe('the place on the chain', () => {
  test('a transaction that is in no block', () => {
    const { whole, fields } = check(water, { mined: { kind: 'missing' }, execution: null })
    expect(whole).toEqual({ kind: 'missing' })
    expect(fields.txHash).toEqual({ kind: 'refuted', found: 'nothing' })
    expect(fields.amount).toEqual({ kind: 'unchecked', why: 'noTransaction' })
  })

  test('a transaction that another chain has refutes the chain of the record, where that one was read', () => {
    const found = (mined: RecordEvidence['mined']) => check(water, { mined, execution: null, elsewhere: 10 })
    const { whole, fields, elsewhere } = found({ kind: 'missing' })
    expect(whole).toEqual({ kind: 'refuted', fields: ['chainId'] })
    expect(fields.chainId.kind).toBe('refuted')
    expect(elsewhere).toBe(10)
    const unread = { kind: 'unreachable', reason: 'No answer.' } as const
    expect(found(unread).whole).toEqual(unread)
    expect(found(unread).fields.chainId.kind).toBe('unchecked')
  })

  test('a reorganisation put the transaction into another block: nothing else changed', () => {
    const block = { number: 119n, hash: otherHash, atMs: 1 }
    const { whole } = check(water, { mined: { kind: 'found', value: { ...mined, block } } })
    expect(whole).toEqual({ kind: 'otherBlock' })
  })

  test('an unreachable node is no verdict', () => {
    const { whole, fields } = check(water, {
      mined: { kind: 'unreachable', reason: 'No answer.' },
      execution: null,
    })
    expect(whole).toEqual({ kind: 'unreachable', reason: 'No answer.' })
    expect(allRecordFields.every((field) => fields[field].kind === 'unchecked')).toBe(true)
  })

  test.each([
    [119n, ['notFinal']],
    [120n, []],
    [130n, []],
    [null, ['finalityUnread']],
  ])('the newest final block is %s: doubts %j', (finalBlock, doubts) => {
    expect(check(water, { finalBlock }).whole).toEqual({ kind: 'confirmed', doubts })
    expect(mined.block.number).toBe(120n)
  })
})

describe('the cause', () => {
  const later = {
    causes: causes.map((one) => ({ ...one, name: `${one.name} Trust` })),
    about: { ...about, version: 5 },
  }

  test('a newer directory with another name refutes nothing: it is a doubt', () => {
    const { whole, fields } = check(water, { directory: later })
    expect(whole).toEqual({ kind: 'confirmed', doubts: ['cause'] })
    expect(fields['cause.id'].kind).toBe('confirmed')
    expect(fields['cause.name']).toEqual({ kind: 'unchecked', why: 'otherDirectory' })
  })

  test('a newer directory with another cause at the address refutes the cause', () => {
    const [first, second] = later.causes
    const swapped = { ...later, causes: [{ ...first, id: 'another', name: 'Another' }, second] }
    const { fields } = check(water, { directory: swapped as typeof later })
    expect(fields['cause.id'].kind).toBe('refuted')
  })

  test('a newer directory without the address refutes nothing', () => {
    const { whole, fields } = check(water, { directory: { ...later, causes: [] } })
    expect(fields['cause.id']).toEqual({ kind: 'unchecked', why: 'otherDirectory' })
    expect(whole).toEqual({ kind: 'confirmed', doubts: ['cause'] })
  })

  test('the directory of the record without the address refutes the cause', () => {
    const { fields } = check(water, { directory: { causes: [], about } })
    expect(fields['cause.id']).toEqual({ kind: 'refuted', found: 'nothing' })
  })

  test('without a directory the payment is confirmed, and its cause is open', () => {
    const { whole, fields } = check(water, { directory: null })
    expect(whole).toEqual({ kind: 'confirmed', doubts: ['cause'] })
    expect(fields['cause.id']).toEqual({ kind: 'unchecked', why: 'directoryUnread' })
  })
})

test('a batch contract whose code was not read: the payments are not proved', () => {
  const { whole } = check(water, { codes: new Map() })
  expect(whole.kind).toBe('unproved')
})

const exact = (_key: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)
