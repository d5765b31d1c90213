import fc from 'fast-check'
import { encodeFunctionData, erc20Abi } from 'viem'
import { describe, expect, test } from 'vitest'
import { accountName, keptKind, readDeviceFile, writeDeviceFile } from '../../../src/core/devices/deviceFile'
import { mergeBasket, mergeKept as mergeKeptOn } from '../../../src/core/devices/mergeKept'
import { parsePlans, serialisePlans } from '../../../src/core/files/savedPlans'
import type { BasketLine } from '../../../src/core/giving/basket'
import { serialiseBasket } from '../../../src/core/giving/draftBasket'
import { purposesText } from '../../../src/core/giving/keptPurposes'
import { parseCustomTokens, serialiseCustomTokens } from '../../../src/core/tokens/customTokens'
import { foundOr } from '../../../src/core/storedText'
import { parseTracked, serialiseTracked } from '../../../src/core/tracking/stored/storedTracked'
import { advance } from '../../../src/core/tracking/advance/advance'
import { notAsked, type TxObservation } from '../../../src/core/tracking/observation'
import { isMadeHere } from '../../../src/core/tracking/trackedItem'
import { addTracked, createTrackedStore } from '../../../src/core/tracking/trackedStore'
import { finish } from '../../support/finish'
import {
  aChain,
  addressOf,
  aToken,
  buildExecution,
  buildOnChain,
  buildRecord,
  buildTrackedTx,
  chainTxHash,
  theCause,
} from '../../support/safeFixtures'

const mergeKept = (kind: Parameters<typeof mergeKeptOn>[0], ours: string | null, theirs: string) =>
  mergeKeptOn(kind, ours, theirs, [aChain])

const plans = fc
  .uniqueArray(
    fc.record({
      id: fc.nat(9).map((number) => `plan-${number}`),
      name: fc.constantFrom('Spring', 'Autumn', 'Winter'),
      savedAtMs: fc.nat(5),
      text: fc.constantFrom('a', 'b', 'c', 'd'),
    }),
    { maxLength: 6, selector: ({ name, text }) => `${name}${text}` },
  )
  .map(serialisePlans)

const tokens = fc.uniqueArray(fc.nat(8), { maxLength: 6 }).map((numbers) =>
  serialiseCustomTokens(
    numbers.map((number) => ({
      address: addressOf(`token ${number}`),
      symbol: `T${number}`,
      name: `Token ${number}`,
      decimals: 6,
    })),
  ),
)

const purposes = fc
  .uniqueArray(fc.nat(8), { maxLength: 6 })
  .map((numbers) =>
    purposesText.serialise({ purposes: numbers.map((n) => ({ gift: `gift ${n}`, text: `For ${n}` })) }),
  )

const item = (nonce: bigint) =>
  buildTrackedTx({ safeTxHash: buildRecord({ nonce }).safeTxHash, createdAtMs: Number(nonce) })
const tracked = fc
  .uniqueArray(fc.bigInt({ min: 1n, max: 8n }), { maxLength: 5 })
  .map((nonces) => serialiseTracked(nonces.map(item), 0))

const contents = {
  plans: (text: string | null) =>
    parsePlans(text)
      .map(({ name, text: plan }) => `${name}:${plan}`)
      .toSorted(),
  tokens: (text: string | null) =>
    parseCustomTokens(text)
      .map(({ address }) => address)
      .toSorted(),
  purposes: (text: string | null) =>
    (foundOr(purposesText.read(text), null)?.purposes ?? [])
      .map(({ gift, text: words }) => `${gift}:${words}`)
      .toSorted(),
  tracked: (text: string | null) =>
    parseTracked(text)
      .items.flatMap((one) => (one.kind === 'safeTx' ? one.safeTxHash : []))
      .toSorted(),
}

describe.each([
  ['plans', plans],
  ['tokens', tokens],
  ['purposes', purposes],
  ['tracked', tracked],
] as const)('%s of two devices', (kind, any) => {
  const merge = (ours: string | null, theirs: string) => mergeKept(kind, ours, theirs).text
  const read = contents[kind]

  test('nothing is lost, and the order of two files makes no difference', () => {
    fc.assert(
      fc.property(any, any, any, (ours, one, other) => {
        const all = read(merge(merge(ours, one), other))
        expect(all).toEqual([...new Set([...read(ours), ...read(one), ...read(other)])].toSorted())
        expect(read(merge(merge(ours, other), one))).toEqual(all)
      }),
    )
  })

  test('a file that is read twice changes nothing the second time', () => {
    fc.assert(
      fc.property(any, any, (ours, theirs) => {
        const once = merge(ours, theirs)
        expect(mergeKept(kind, once, theirs)).toMatchObject({ text: once, added: 0 })
      }),
    )
  })

  test('a foreign text brings nothing', () => {
    fc.assert(
      fc.property(any, fc.oneof(fc.string(), fc.json()), (ours, theirs) => {
        const before = read(ours)
        expect(read(merge(ours, theirs))).toEqual(before)
      }),
    )
  })
})

test('of two versions of one thing ours stays', () => {
  const purpose = (text: string) => purposesText.serialise({ purposes: [{ gift: 'one', text }] })
  expect(mergeKept('purposes', purpose('Ours'), purpose('Theirs'))).toEqual({
    text: purpose('Ours'),
    added: 0,
    left: 0,
  })
})

test('plans that find no room are counted', () => {
  const many = (from: number) =>
    serialisePlans(
      Array.from({ length: 40 }, (_, at) => ({
        id: `plan-${at}`,
        name: `${from + at}`,
        savedAtMs: at,
        text: 'x',
      })),
    )
  expect(mergeKept('plans', many(0), many(100))).toMatchObject({ added: 10, left: 30 })
})

describe('gifts that are followed', () => {
  const delivered = {
    ...item(3n),
    nonce: 3n,
    lastGoodAtMs: 9,
    phase: { status: 'confirmed' as const, txHash: chainTxHash('execution'), blockNumber: 5n },
  }

  test('an end that a file claims is looked up again', () => {
    const { text } = mergeKept('tracked', null, serialiseTracked([delivered], 0))
    expect(parseTracked(text).items[0]?.phase).toEqual({ status: 'proposed' })
  })

  test('that a hash belongs to these calls is looked up again', () => {
    const { text } = mergeKept('tracked', null, serialiseTracked([delivered], 0))
    const [brought] = parseTracked(text).items
    const seen: TxObservation = {
      kind: 'safeTx',
      confirmationsWanted: 1,
      onChain: { kind: 'found', value: buildOnChain({ nonce: 4n }) },
      execution: { kind: 'found', value: buildExecution() },
      record: { kind: 'missing' },
      code: notAsked,
      approvals: notAsked,
      transfers: notAsked,
      witness: notAsked,
    }
    expect(brought && advance(brought, seen, 9).phase.status).toBe('executing')
  })

  test('a gift of a file that the service no longer lists does not wait for good', () => {
    const { text } = mergeKept('tracked', null, serialiseTracked([delivered], 0))
    const [brought] = parseTracked(text).items
    const seen: TxObservation = {
      kind: 'safeTx',
      confirmationsWanted: 1,
      onChain: { kind: 'found', value: buildOnChain({ nonce: 4n }) },
      execution: { kind: 'missing' },
      record: { kind: 'missing' },
      code: notAsked,
      approvals: notAsked,
      transfers: notAsked,
      witness: notAsked,
    }
    const first = brought && advance(brought, seen, 9)
    expect(first?.phase.status).toBe('proposed')
    expect(first && advance(first, seen, 120_000).phase.status).toBe('removed')
  })

  test.each([
    ['the file first', true],
    ['the file second', false],
  ])('under other calls it stands behind one that was found at the service (%s)', (_when, isFirst) => {
    const found = { ...item(3n), rebuilt: true }
    const calls = [{ to: addressOf('a thief'), value: 1n, data: '0x' as const }]
    const gifts = [{ ...found.gifts[0]!, recipient: addressOf('a thief'), payeeName: 'Clean Water' }]
    const forged = serialiseTracked([{ ...item(3n), calls, gifts, lastGoodAtMs: 9_999 }], 0)
    const ours = isFirst ? null : serialiseTracked([found], 0)
    const { items } = parseTracked(mergeKept('tracked', ours, forged).text)
    const store = createTrackedStore({ items, durable: true })
    addTracked(store, found)
    expect(store.getState().items).toMatchObject([{ calls: found.calls, gifts: found.gifts }])
    expect(store.getState().items[0]).not.toHaveProperty('imported')
  })

  test('under the same calls it says what was meant, where the service only has the bytes', () => {
    const found = {
      ...item(3n),
      rebuilt: true,
      gifts: item(3n).gifts.map((gift) => ({ ...gift, payeeName: null })),
    }
    const forged = serialiseTracked([item(3n)], 0)
    const [kept] = parseTracked(mergeKept('tracked', serialiseTracked([found], 0), forged).text).items
    expect(kept).toMatchObject({ gifts: item(3n).gifts, imported: true })
  })

  const waiting = {
    ...item(3n),
    nonce: 3n,
    seen: true,
    lastGoodAtMs: 9,
    phase: {
      status: 'awaitingConfirmations' as const,
      signatures: { signed: [addressOf('Ada')], missing: [addressOf('Ben')], threshold: 2 },
    },
  }
  const yearsAhead = 8e15

  test.each([
    [
      'it is being executed, in a block to come',
      waiting,
      {
        phase: {
          status: 'executing' as const,
          txHash: chainTxHash('none'),
          confirmations: 5,
          blockNumber: 10n ** 30n,
        },
      },
    ],
    ['a reorg undid it', { ...delivered, provisional: { blockNumber: 5n } }, { reopenedAtMs: yearsAhead }],
    [
      'it waits again',
      { ...waiting, phase: { status: 'removed' as const }, removedAtMs: 9 },
      { removedAtMs: yearsAhead },
    ],
  ])('nothing that a file says of the future holds a gift that is followed here: %s', (_what, ours, said) => {
    const forged = { ...waiting, lastGoodAtMs: yearsAhead, ...said }
    const { text } = mergeKept('tracked', serialiseTracked([ours], 0), serialiseTracked([forged], 0))
    expect(parseTracked(text).items).toEqual(parseTracked(serialiseTracked([ours], 0)).items)
  })

  test.each([
    ['another recipient', { recipient: addressOf('a thief') }],
    ['another amount', { amount: 1n }],
    ['another asset', { token: addressOf('a token') }],
  ])('a gift of a file that says %s than its bytes pay is left out', (_what, said) => {
    const found = { ...item(3n), rebuilt: true }
    const forged = serialiseTracked(
      [{ ...item(3n), gifts: item(3n).gifts.map((gift) => ({ ...gift, ...said })) }],
      0,
    )
    expect(mergeKept('tracked', null, forged)).toEqual({ text: null, added: 0, left: 1 })
    const { text } = mergeKept('tracked', serialiseTracked([found], 0), forged)
    expect(parseTracked(text).items).toMatchObject([{ gifts: found.gifts }])
  })

  test('a gift of a file is written as the operator’s list writes its asset; of a token that is not listed nobody vouches', () => {
    const transfer = (token: `0x${string}`) => ({
      to: token,
      value: 0n,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [theCause, 5_000_000n] }),
    })
    const stranger = addressOf('an unknown token')
    const [coin] = item(3n).gifts
    const gifts = [
      { ...coin!, symbol: 'WETH', decimals: 15 },
      { ...coin!, token: aToken.address, symbol: 'TEST', decimals: 3, amount: 5_000_000n },
      { ...coin!, token: stranger, symbol: 'TEST', decimals: 3, amount: 5_000_000n },
    ]
    const calls = [...item(3n).calls, transfer(aToken.address), transfer(stranger)]
    const { text } = mergeKept('tracked', null, serialiseTracked([{ ...item(3n), calls, gifts }], 0))
    const [kept] = parseTracked(text).items
    expect(kept).toMatchObject({
      gifts: [
        { symbol: 'ETH', decimals: 18, amount: coin?.amount },
        { symbol: 'TEST', decimals: 6, amount: 5_000_000n },
        { symbol: 'TEST', decimals: 3, custom: true },
      ],
    })
  })

  test('a gift of a file does not pass for one that was made here', () => {
    const claimed = item(3n)
    const once = mergeKept('tracked', null, serialiseTracked([claimed], 0)).text
    expect(parseTracked(once).items[0]).toMatchObject({ rebuilt: false, imported: true })
    expect(parseTracked(once).items.map(isMadeHere)).toEqual([false])
  })

  test.each([
    ['under the calls of ours', {}],
    ['under other calls', { calls: [{ to: addressOf('a thief'), value: 1n, data: '0x' as const }] }],
  ])('a file describes no other gift in the place of one that was made here: %s', (_what, other) => {
    const ours = item(3n)
    const gifts = [{ ...ours.gifts[0]!, recipient: addressOf('a thief'), payeeName: 'Clean Water' }]
    const forged = { ...ours, ...other, gifts, lastGoodAtMs: 9_999 }
    const { text } = mergeKept('tracked', serialiseTracked([ours], 0), serialiseTracked([forged], 0))
    const [kept] = parseTracked(text).items
    expect(kept).toMatchObject({ gifts: ours.gifts, calls: ours.calls })
    expect(kept && isMadeHere(kept)).toBe(true)
  })

  test('a gift of a file does not pass for one that was found at the service', () => {
    const claimed = { ...item(3n), rebuilt: true }
    const once = mergeKept('tracked', null, serialiseTracked([claimed], 0)).text
    expect(parseTracked(once).items[0]).toMatchObject({ rebuilt: true, imported: true })
    const ours = serialiseTracked([claimed], 0)
    const gifts = [{ ...claimed.gifts[0]!, recipient: addressOf('a thief'), payeeName: 'Clean Water' }]
    const forged = serialiseTracked([{ ...claimed, gifts, lastGoodAtMs: 9_999 }], 0)
    const [kept] = parseTracked(mergeKept('tracked', ours, forged).text).items
    expect(kept).toMatchObject({ rebuilt: true, gifts: claimed.gifts })
    expect(kept).not.toHaveProperty('imported')
  })

  test('a file gives nothing again that was removed here', () => {
    const ours = { ...item(3n), phase: { status: 'removed' as const } }
    const calls = [{ to: addressOf('a thief'), value: 1n, data: '0x' as const }]
    const forged = serialiseTracked([{ ...item(3n), calls, createdAtMs: 9_999 }], 0)
    const [kept] = parseTracked(mergeKept('tracked', serialiseTracked([ours], 0), forged).text).items
    expect(kept).toMatchObject({ calls: ours.calls })
    expect(kept && isMadeHere(kept)).toBe(true)
  })

  test('what is proposed here after it came with a file was made here', () => {
    const { text } = mergeKept('tracked', null, serialiseTracked([item(3n)], 0))
    const store = createTrackedStore({ items: parseTracked(text).items, durable: true })
    addTracked(store, item(3n))
    expect(store.getState().items.map(isMadeHere)).toEqual([true])
  })

  test('an end that this browser has seen stays, whatever the file says', () => {
    const ours = serialiseTracked([delivered], 0)
    const { text } = mergeKept('tracked', ours, serialiseTracked([item(3n)], 0))
    expect(parseTracked(text).items[0]?.phase.status).toBe('confirmed')
  })
})

describe('the gift that is being put together', () => {
  const line = (amountText: string, id = 'line-1'): BasketLine => ({
    id,
    payee: { kind: 'cause', causeId: 'clean-water', seen: theCause },
    assetKey: 'native',
    amountText,
  })
  const text = (...lines: readonly BasketLine[]) => serialiseBasket({ lines })
  const context = { tracked: [], savedAtMs: 100, nowMs: 1_000 }

  test('lines that are not here come after ours, and those that are here come once', () => {
    const { basket, added } = mergeBasket(
      { lines: [line('1')] },
      text(line('2', 'line-2'), line('3')),
      context,
    )
    expect(basket.lines.map(({ id, amountText }) => [id, amountText])).toEqual([
      ['line-1', '1'],
      ['line-2', '2'],
      ['line-1-brought', '3'],
    ])
    expect(added).toBe(2)
    expect(mergeBasket(basket, text(line('1'), line('2', 'line-2')), context).added).toBe(0)
  })

  test('a line that another device wrote in another language is the same line', () => {
    const { basket, added } = mergeBasket({ lines: [line('12.5')] }, text(line('12,50')), context)
    expect([basket.lines.length, added]).toEqual([1, 0])
  })

  const noted = (memo: string, id = 'line-1'): BasketLine => ({ ...line('1', id), memo })
  const notesOf = (ours: readonly BasketLine[], ...theirs: readonly BasketLine[]) => {
    const { basket, added } = mergeBasket({ lines: ours }, text(...theirs), context)
    return { notes: basket.lines.map(({ memo }) => memo ?? null), added }
  }

  test('two lines that differ in their note are two lines', () => {
    expect(notesOf([noted('Invoice 1')], noted('Invoice 2'))).toEqual({
      notes: ['Invoice 1', 'Invoice 2'],
      added: 1,
    })
    expect(notesOf([], noted('Invoice 1'), noted('Invoice 2', 'line-2'))).toEqual({
      notes: ['Invoice 1', 'Invoice 2'],
      added: 2,
    })
  })

  test('a note that only one of them has is kept, without paying twice', () => {
    expect(notesOf([line('1')], noted('Invoice 1'))).toEqual({ notes: ['Invoice 1'], added: 0 })
    expect(notesOf([noted('Invoice 1')], line('1'))).toEqual({ notes: ['Invoice 1'], added: 0 })
    // The one with the same note is the same line, wherever it stands.
    expect(notesOf([line('1'), noted('Invoice 1', 'line-2')], noted('Invoice 1'))).toEqual({
      notes: [null, 'Invoice 1'],
      added: 0,
    })
  })

  test('a gift that was given here since takes one line away, and none with another note', () => {
    const memo = 'Invoice 1'
    const [gift] = buildTrackedTx().gifts
    const gone = buildTrackedTx({ createdAtMs: 101, gifts: [{ ...gift!, memo }] })
    const line = (note: string, id: string): BasketLine => ({ ...noted(note, id), amountText: '0.5' })
    const theirs = text(line('Invoice 1', 'a'), line('Invoice 1', 'b'), line('Invoice 2', 'c'))
    const { basket, left } = mergeBasket({ lines: [] }, theirs, { ...context, tracked: [gone] })
    expect(basket.lines.map((one) => one.memo)).toEqual(['Invoice 1', 'Invoice 2'])
    expect(left).toBe(1)
  })

  test('what was given here since the file was saved does not come back', () => {
    const gone = buildTrackedTx({ createdAtMs: 101 })
    const theirs = text(line('0.50'), line('0.6', 'line-2'))
    const { basket, left } = mergeBasket({ lines: [] }, theirs, { ...context, tracked: [gone] })
    expect(basket.lines.map(({ amountText }) => amountText)).toEqual(['0.6'])
    expect(left).toBe(1)
  })

  test.each([
    ['since the file was saved takes a line away', 101, 0],
    ['in the future does not', 1_001, 1],
  ])('a gift that another file says was given %s', (_when, createdAtMs, lines) => {
    const brought = { ...buildTrackedTx({ createdAtMs }), imported: true as const }
    const { basket, left } = mergeBasket({ lines: [] }, text(line('0.50')), {
      ...context,
      tracked: [brought],
    })
    expect(basket.lines).toHaveLength(lines)
    expect(left).toBe(1 - lines)
  })

  test('a gift that goes out in parts is left alone', () => {
    const ours = { lines: [line('1')], plan: { id: 'p', part: 1, of: 2 } }
    expect(mergeBasket(ours, text(line('2')), context)).toEqual({ basket: ours, added: 0, left: 1 })
  })
})

describe('the file', () => {
  const key = `dsg.v1.plans.1.${addressOf('a Safe').toLowerCase()}`

  test('is read as it was written', () => {
    const file = {
      savedAtMs: 7,
      kept: { [key]: 'any text' },
      notes: { [accountName({ chainId: 1, owner: addressOf('a Safe') })]: [{ id: 'a' }, { id: 'b' }] },
      sealed: null,
    }
    expect(readDeviceFile(finish(writeDeviceFile(file)))).toEqual({ kind: 'file', file })
  })

  test.each([
    'dsg.v1.intent.1.0x5AFE5AFE5AFE5AFE5AFE5AFE5AFE5AFE5AFE5AFE',
    'dsg.v1.signIn.session',
    `dsg.v1.signature.1.${addressOf('a Safe')}.3.x`,
    'dsg.v1.execution.1.0x12',
    'wagmi.recentConnectorId',
    '__proto__',
  ])('%s is carried by no file', (foreign) => {
    expect(keptKind(foreign)).toBeNull()
    const json = `{"kind":"do-some-good device","version":1,"savedAtMs":7,"kept":{${JSON.stringify(foreign)}:"x"}}`
    const reading = readDeviceFile(json)
    if (reading.kind === 'file') expect(Object.keys(reading.file.kept)).toEqual([])
  })

  test('any text is read or refused, and throws nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readDeviceFile(text).kind).toBe('problem')
      }),
    )
  })
})
