import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { buildBatch } from '../../../src/core/giving/buildBatch'
import type { Gift } from '../../../src/core/giving/gift'
import type { GiftDocument } from '../../../src/core/giving/giftDocument'
import { assetNamesOf } from '../../../src/core/review/assetNames'
import {
  compareIntent,
  intentBesideWords,
  intentDifferenceWords,
  readableGift,
} from '../../../src/core/review/compareIntent'
import { encodeMultiSend } from '../../../src/core/safe/multiSend'
import type { Call, SafeTxHash, SafeTxRecord } from '../../../src/core/safe/safeTx'
import { type RecordWishes, aGift, buildRecord } from '../../support/safeFixtures'
import {
  aChain,
  aToken,
  directory,
  farCause,
  newCause,
  review,
  reviewInput,
  stranger,
  theCause,
  theSafe,
  type World,
} from './world'

const token: Gift['asset'] = { kind: 'token', ...aToken }
const gifts: readonly Gift[] = [aGift, { ...aGift, asset: token, amount: 1_250_500_000n }]
const calls = buildBatch(gifts)
const [coin, transfer] = calls as [Call, Call]
const names = assetNamesOf(aChain)

const document: GiftDocument = {
  chainId: aChain.id,
  safe: theSafe,
  createdAtMs: 0,
  gifts: gifts.map(({ causeId, payeeName, recipient, asset, amount }) => ({
    causeId,
    name: payeeName,
    recipient,
    token: asset.kind === 'token' ? asset.address : null,
    amount,
  })),
  purpose: null,
  author: null,
  directory: null,
}

type Wishes = RecordWishes & { readonly world?: World; readonly asked?: SafeTxHash }

function compare({ world, asked, ...wishes }: Wishes = {}, described: GiftDocument = document) {
  const record = recordOf(wishes)
  const { checks } = review(record, world)
  const recordHash = checks.find(({ id }) => id === 'recordHash')?.outcome
  if (recordHash === undefined) throw new Error('There is no check of the hash.')
  return compareIntent(described, {
    record,
    safe: theSafe,
    chainId: aChain.id,
    codes: reviewInput(record, world).codes,
    safeTxHash: asked ?? record.safeTxHash,
    recordHash,
  })
}

function recordOf(wishes: RecordWishes): SafeTxRecord {
  return buildRecord({ calls, ...wishes })
}

function differencesOf(wishes: Wishes, described = document) {
  const comparison = compare(wishes, described)
  if (comparison.kind !== 'differs') throw new Error(`It is ${comparison.kind}.`)
  return comparison.differences.map((difference) => {
    const { what, meant, found } = intentDifferenceWords(difference, names)
    return [what, meant, found].filter((words) => words !== null).join(' | ')
  })
}

describe('exactly the gift described', () => {
  test('a batch', () => {
    expect(compare()).toEqual({ kind: 'same', payments: 2, besides: [] })
  })

  test('one payment, as a call of its own', () => {
    const one = { ...document, gifts: document.gifts.slice(0, 1) }
    expect(compare({ calls: [coin] }, one)).toEqual({ kind: 'same', payments: 1, besides: [] })
  })

  test('whatever the document calls the recipients', () => {
    const renamed = document.gifts.map((gift) => ({ ...gift, name: 'Somebody else', causeId: null }))
    expect(compare({}, { ...document, gifts: renamed }).kind).toBe('same')
  })

  test('a payment for the execution and a gas limit are named beside it', () => {
    const comparison = compare({
      safeTxGas: 100_000n,
      baseGas: 20_000n,
      gasPrice: 7n,
      refundReceiver: stranger,
    })
    if (comparison.kind !== 'same') throw new Error(`It is ${comparison.kind}.`)
    const words = comparison.besides.map((beside) => intentBesideWords(beside, names))
    expect(words).toEqual([
      expect.stringMatching(new RegExp(`^For the execution the Safe pays up to .* ETH to ${stranger}`)),
      expect.stringContaining('safeTxGas 100000'),
    ])
  })
})

describe('each difference is named', () => {
  test.each<[string, Wishes, RegExp]>([
    [
      'another recipient',
      { calls: [{ ...coin, to: stranger }, transfer] },
      new RegExp(`^Payment 1: another recipient \\| 0.5 ETH to ${theCause} \\| 0.5 ETH to ${stranger}$`),
    ],
    [
      'another amount',
      { calls: [{ ...coin, value: coin.value + 1n }, transfer] },
      /^Payment 1: another amount \| 0\.5 ETH.*\| 0\.500000000000000001 ETH/,
    ],
    [
      'another asset',
      { calls: [coin, { ...transfer, to: stranger }] },
      /^Payment 2: another asset \| 1,250\.5 TEST.*the token at 0x/,
    ],
    ['missing', { calls: [coin] }, /^Payment 2 is missing/],
    [
      'extra',
      { calls: [coin, transfer, { to: stranger, value: 1n, data: '0x' }] },
      /^Call 3 of the transaction was not meant/,
    ],
    ['order', { calls: [transfer, coin] }, /^The same payments in another order/],
    [
      'code that runs as the Safe',
      { to: stranger },
      /not a plain list of payments \| It runs the code of 0x/,
    ],
    ['an operation that makes the batch a plain call', { operation: 0 }, /^Payment 1: something else/],
    [
      'a byte after the batch',
      { data: `${encodeMultiSend(calls)}01` },
      /not a plain list of payments \| The batch is not in its standard form/,
    ],
    [
      'another record',
      { asked: `0x${'ab'.repeat(32)}` as SafeTxHash },
      /not the transaction that the link names/,
    ],
    [
      'a record that hashes to something else',
      { safeTxHash: `0x${'ab'.repeat(32)}` as SafeTxHash },
      /not the transaction that the link names/,
    ],
    ['a record of another Safe', { safe: stranger }, /not the transaction that the link names/],
  ])('%s', (_name, wishes, words) => {
    expect(differencesOf(wishes)).toEqual(expect.arrayContaining([expect.stringMatching(words)]))
  })

  test('another chain and another Safe in the document', () => {
    expect(differencesOf({}, { ...document, chainId: 1, safe: stranger })).toEqual([
      'Another chain | The chain with the id 1 | The chain with the id 31337',
      `Another Safe | ${stranger} | ${theSafe}`,
    ])
  })

  test('a rejection of the gift', () => {
    expect(differencesOf({ calls: [{ to: theSafe, value: 0n, data: '0x' }] })).toHaveLength(2)
  })

  test('the contract of the batch has other code, or is not there', () => {
    const { to } = recordOf({})
    for (const code of [{ kind: 'missing' }, { kind: 'found', value: `0x${'00'.repeat(32)}` }] as const) {
      const codes = new Map([[to.toLowerCase(), code]])
      expect(differencesOf({ world: { codes } })).toEqual([
        expect.stringMatching(/other code than Safe published/),
      ])
    }
  })
})

describe('what could not be checked is never called exact', () => {
  test('the code of the contract of the batch', () => {
    const { to } = recordOf({})
    const codes = new Map([[to.toLowerCase(), { kind: 'unreachable', reason: 'The node is down.' } as const]])
    expect(compare({ world: { codes } })).toEqual({
      kind: 'unchecked',
      reasons: ['The contract of the batch could not be checked. The node is down.'],
    })
    expect(compare({ world: { codes: new Map() } }).kind).toBe('unchecked')
  })

  test('the version of the Safe, and with it the hash', () => {
    const setup = { kind: 'unreachable', reason: 'The node is down.' } as const
    expect(compare({ world: { setup } })).toEqual({
      kind: 'unchecked',
      reasons: [expect.stringMatching(/version of the Safe is not known/)],
    })
  })

  test('and a difference is one even then', () => {
    const setup = { kind: 'unreachable', reason: 'The node is down.' } as const
    expect(compare({ calls: [coin], world: { setup } }).kind).toBe('differs')
  })
})

describe('readable as a gift', () => {
  const read = (wishes: RecordWishes, causes = directory, world?: World) => {
    const record = recordOf(wishes)
    const { codes } = reviewInput(record, world)
    return readableGift({ record, codes, chain: aChain, safe: theSafe, causes })
  }

  test('who gets how much, where every call pays a confirmed cause', () => {
    expect(read({})).toEqual([
      expect.objectContaining({ payeeName: 'Clean Water', recipient: theCause, amount: aGift.amount }),
      expect.objectContaining({ payeeName: 'Clean Water', symbol: 'TEST', amount: 1_250_500_000n }),
    ])
  })

  test.each<[string, RecordWishes]>([
    ['a stranger', { calls: [coin, { ...coin, to: stranger }] }],
    ['a cause of another chain', { calls: [{ ...coin, to: farCause }] }],
    ['a cause that is not confirmed', { calls: [{ ...coin, to: newCause }] }],
    ['a call that is no payment', { calls: [{ ...coin, data: '0x12345678' }] }],
    ['a payment for the execution', { gasPrice: 1n }],
    ['other code', { to: stranger }],
    ['nothing', { calls: [{ to: theSafe, value: 0n, data: '0x' }] }],
    ['the zero address', { calls: [{ ...coin, to: zeroAddress }] }],
  ])('not with %s', (_name, wishes) => {
    expect(read(wishes)).toBeNull()
  })

  test('not without the code of the contract that makes the batch', () => {
    expect(read({}, directory, { codes: new Map() })).toBeNull()
  })
})
