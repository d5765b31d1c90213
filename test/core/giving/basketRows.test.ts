import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { assetsOf } from '../../../src/core/giving/assets'
import type { BasketLine } from '../../../src/core/giving/basket'
import {
  basketRows,
  findRows,
  idsBetween,
  type RowOrder,
  sortRows,
} from '../../../src/core/giving/basketRows'
import { addressOf, causeOf, chain, usdcAddress } from './world'

const wells = causeOf('Wells', 'a1')
const context = { causes: [wells], chainId: chain.id, assets: assetsOf(chain) }

const toWells = (id: string, amountText: string, assetKey = 'native'): BasketLine => ({
  id,
  payee: { kind: 'cause', causeId: 'Wells' },
  assetKey,
  amountText,
})
const toOwn = (id: string, name: string, digits: string, amountText: string, assetKey = 'native') =>
  ({
    id,
    payee: { kind: 'address', address: addressOf(digits), name, ensName: null },
    assetKey,
    amountText,
  }) satisfies BasketLine

const lines: readonly BasketLine[] = [
  toOwn('1', 'Clinic 12', 'b1', '2', usdcAddress),
  toOwn('2', 'Clinic 2', 'b2', '30'),
  toOwn('3', 'Clinic 2', 'b2', '4', usdcAddress.toLowerCase()),
  toWells('4', 'about 5'),
  toOwn('5', 'My own wells', 'a1', '100'),
  toOwn('6', 'Clinic 12 again', 'b1', '', usdcAddress),
]
const rows = basketRows(lines, context)
const placesOf = (of: typeof rows) => of.map(({ place }) => place)

test('a row has the name and the whole address, and names the line that gives the same', () => {
  expect(rows.map(({ name, address, sameAs }) => [name, address, sameAs])).toEqual([
    ['Clinic 12', addressOf('b1'), 6],
    ['Clinic 2', addressOf('b2'), null],
    ['Clinic 2', addressOf('b2'), null],
    ['Wells', addressOf('a1'), 5],
    ['My own wells', addressOf('a1'), 4],
    ['Clinic 12 again', addressOf('b1'), 1],
  ])
  expect(rows.map(({ asset }) => asset?.symbol)).toEqual(['USDC', 'ETH', 'USDC', 'ETH', 'ETH', 'USDC'])
})

test('of three that are the same each names another one', () => {
  const same = basketRows([toWells('1', '1'), toWells('2', '2'), toWells('3', '3')], context)
  expect(same.map(({ sameAs }) => sameAs)).toEqual([2, 1, 1])
})

test('a cause that has gone and an unknown asset are rows too', () => {
  const odd: BasketLine = { ...toWells('1', '1', addressOf('ee')), payee: { kind: 'cause', causeId: 'Gone' } }
  expect(basketRows([odd, odd], context)).toMatchObject([
    { name: null, address: null, asset: null, sameAs: null },
    { name: null, address: null, asset: null, sameAs: null },
  ])
})

test.each([
  ['', [1, 2, 3, 4, 5, 6]],
  ['clinic 12', [1, 6]],
  [' WELLS ', [4, 5]],
  [addressOf('b2').toLowerCase(), [2, 3]],
  [addressOf('a1').slice(-6), [4, 5]],
  ['nobody', []],
])('finds %j', (text, places) => {
  expect(placesOf(findRows(rows, text))).toEqual(places)
})

test.each<[RowOrder, readonly number[]]>([
  ['gift', [1, 2, 3, 4, 5, 6]],
  ['name', [2, 3, 1, 6, 5, 4]],
  ['asset', [2, 4, 5, 1, 3, 6]],
  // What cannot be read comes last within its asset.
  ['amount', [5, 2, 4, 3, 1, 6]],
])('sorts by %s', (order, places) => {
  expect(placesOf(sortRows(rows, order))).toEqual(places)
})

test('an order holds every row once, from wherever it starts', () => {
  const shuffled = fc.shuffledSubarray([...rows], { minLength: rows.length })
  fc.assert(
    fc.property(shuffled, fc.constantFrom<RowOrder>('gift', 'name', 'asset', 'amount'), (mixed, order) => {
      expect(sortRows(mixed, order)).toEqual(sortRows(rows, order))
    }),
  )
})

test.each([
  ['b', 'd', ['b', 'c', 'd']],
  ['d', 'b', ['b', 'c', 'd']],
  ['c', 'c', ['c']],
  [null, 'c', ['c']],
  ['gone', 'c', ['c']],
])('from %s to %s', (from, to, ids) => {
  expect(idsBetween(['a', 'b', 'c', 'd', 'e'], from, to)).toEqual(ids)
})
