import fc from 'fast-check'
import { type AbiEvent, encodeAbiParameters, encodeEventTopics, type Hex, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import { readCallTree } from '../../../../src/core/review/callTree'
import { itemMoveWords } from '../../../../src/core/review/forecast/forecastWords'
import { effectsOfCall } from '../../../../src/core/review/effects'
import { itemFlowsIn, itemMoves, namedFlows, type RanLog } from '../../../../src/core/review/forecast/flows'
import { addressOf, theSafe } from '../../../support/safeFixtures'
import { names } from './answers'

const collection = addressOf('a collection')
const friend = addressOf('a friend')

const abi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
])
const [single, one, many] = abi as readonly [AbiEvent, AbiEvent, AbiEvent]

const topicsOf = (event: AbiEvent, args: object) =>
  encodeEventTopics({ abi: [event], eventName: event.name, args }) as readonly Hex[]
const transfer721 = (from: Hex, to: Hex, tokenId: bigint): RanLog => ({
  address: collection,
  topics: topicsOf(single, { from, to, tokenId }),
  data: '0x',
})
const transfer1155 = (from: Hex, to: Hex, id: bigint, value: bigint): RanLog => ({
  address: collection,
  topics: topicsOf(one, { operator: theSafe, from, to }),
  data: encodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], [id, value]),
})
const batch1155 = (from: Hex, to: Hex, ids: readonly bigint[], values: readonly bigint[]): RanLog => ({
  address: collection,
  topics: topicsOf(many, { operator: theSafe, from, to }),
  data: encodeAbiParameters([{ type: 'uint256[]' }, { type: 'uint256[]' }], [ids, values]),
})

/** ERC-721 `safeTransferFrom(address,address,uint256)` by the Safe: 42842e0e, as published. */
const giving = (to: Hex, id: bigint) => {
  const data = `0x42842e0e${encodeAbiParameters(
    [{ type: 'address' }, { type: 'address' }, { type: 'uint256' }],
    [theSafe, to, id],
  ).slice(2)}` as const
  const call = readCallTree({ to: collection, value: 0n, data, operation: 0 }, theSafe)
  return namedFlows(effectsOfCall(call, names), { flows: [], created: [], executor: theSafe })
}

const movesOf = (logs: readonly RanLog[], named = giving(friend, 5n)) =>
  itemMoves(itemFlowsIn(logs), named, theSafe)

test('the item that the bytes give is named by them, and a second one is not', () => {
  const moves = movesOf([transfer721(theSafe, friend, 5n), transfer721(theSafe, friend, 6n)])
  expect(moves).toEqual([
    { collection, id: 5n, amount: 1n, from: theSafe, to: friend, isNamed: true },
    { collection, id: 6n, amount: 1n, from: theSafe, to: friend, isNamed: false },
  ])
})

describe('told as not named', () => {
  const stranger = addressOf('a stranger')
  test.each([
    ['to somebody else', transfer721(theSafe, stranger, 5n)],
    ['more of it', transfer1155(theSafe, friend, 5n, 2n)],
    ['one that comes in', transfer721(friend, theSafe, 5n)],
    ['of another collection', { ...transfer721(theSafe, friend, 5n), address: addressOf('another') }],
  ])('%s', (_name, log) => {
    expect(movesOf([log])).toMatchObject([{ isNamed: false }])
  })
})

test('what others move among themselves comes after what the Safe moves', () => {
  const moves = movesOf([transfer721(friend, collection, 6n), transfer721(theSafe, friend, 5n)])
  expect(moves.map(({ id }) => id)).toEqual([5n, 6n])
})

test('several items of one log are told one by one', () => {
  expect(movesOf([batch1155(theSafe, friend, [1n, 2n], [10n, 20n])])).toMatchObject([
    { id: 1n, amount: 10n },
    { id: 2n, amount: 20n },
  ])
})

describe('left out', () => {
  test.each<[string, RanLog]>([
    [
      'a payment in an ERC-20 token',
      {
        ...transfer721(theSafe, friend, 5n),
        topics: transfer721(theSafe, friend, 5n).topics.slice(0, 3),
        data: `0x${'00'.repeat(31)}05`,
      },
    ],
    ['a log whose data does not fit', { ...transfer1155(theSafe, friend, 5n, 1n), data: '0x01' }],
    ['a batch with more ids than amounts', batch1155(theSafe, friend, [1n, 2n], [10n])],
  ])('%s', (_name, log) => {
    expect(movesOf([log])).toEqual([])
  })

  test('more than a hundred', () => {
    expect(
      movesOf(Array.from({ length: 300 }, (_, id) => transfer721(theSafe, friend, BigInt(id)))),
    ).toHaveLength(100)
  })
})

test('whatever a log says, it never throws', () => {
  const word = fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes): Hex => `0x${Buffer.from(bytes).toString('hex')}`)
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(word, fc.constantFrom(...[single, one, many].map((event) => topicsOf(event, {})[0] as Hex))),
        { maxLength: 4 },
      ),
      fc.uint8Array({ maxLength: 200 }),
      (topics, bytes) => {
        movesOf([{ address: collection, topics, data: `0x${Buffer.from(bytes).toString('hex')}` }])
      },
    ),
  )
})

test('the words say who gives and who gets, and whose word it is', () => {
  const [out, back] = movesOf([transfer721(theSafe, friend, 5n), transfer1155(friend, theSafe, 7n, 3n)])
  if (out === undefined || back === undefined) throw new Error('There are two.')
  expect(itemMoveWords(out, theSafe)).toBe(
    `The Safe gives item 5 of the collection at ${collection} to ${friend}, by the collection’s own event log.`,
  )
  expect(itemMoveWords(back, theSafe)).toBe(
    `The Safe gets 3 of item 7 of the collection at ${collection} from ${friend}, by the collection’s own event log.`,
  )
})
