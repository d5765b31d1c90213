import fc from 'fast-check'
import { hashStruct, keccak256, toHex } from 'viem'
import { expect, test } from 'vitest'
import { readTypedData } from '../../../../src/core/review/message/typedData'

const mail = {
  types: {
    Person: [
      { name: 'name', type: 'string' },
      { name: 'wallet', type: 'address' },
    ],
    Mail: [
      { name: 'from', type: 'Person' },
      { name: 'to', type: 'Person[]' },
      { name: 'contents', type: 'string' },
    ],
  },
  primaryType: 'Mail',
  domain: {},
  message: { from: { name: 'Cow', wallet: '0x' }, to: [{ name: 'Bob', wallet: '0x' }], contents: 'Hello' },
}

test('the signed values are listed in the order of their type, and what no type declares apart', () => {
  const data = readTypedData({ ...mail, message: { ...mail.message, note: 'not signed' } })
  expect(data?.encodedType).toBe(
    'Mail(Person from,Person[] to,string contents)Person(string name,address wallet)',
  )
  expect(data?.leaves.map(({ path }) => path)).toEqual([
    'from.name',
    'from.wallet',
    'to[0].name',
    'to[0].wallet',
    'contents',
  ])
  expect(data?.unsigned).toEqual(['note'])
})

/** A chain of types, each a field of the one before, and of all those before it. */
const graph = fc.array(fc.array(fc.nat(5), { maxLength: 4 }), { minLength: 1, maxLength: 6 }).map((lists) => {
  const name = (index: number) => `T${index % lists.length}`
  return Object.fromEntries(
    lists.map((links, index) => [
      name(index),
      [
        { name: 'value', type: 'uint256' },
        // Arrays only: an empty one ends a circle.
        ...links.map((link, at) => ({ name: `f${at}`, type: `${name(link)}[]` })),
      ],
    ]),
  )
})

test('the preimage of the type hash is the one that viem hashes, whatever refers to what', () => {
  fc.assert(
    fc.property(graph, (types) => {
      const fields = types['T0'] ?? []
      const message = Object.fromEntries(fields.map(({ name }) => [name, name === 'value' ? 1n : []]))
      const data = readTypedData({ types, primaryType: 'T0', domain: {}, message })
      const empty = keccak256('0x')
      const word = `${toHex(1n, { size: 32 }).slice(2)}${empty.slice(2).repeat(fields.length - 1)}`
      const typeHash = keccak256(toHex(data?.encodedType ?? ''))
      expect(keccak256(`${typeHash}${word}`)).toBe(hashStruct({ types, primaryType: 'T0', data: message }))
    }),
  )
})

const chainOf = (count: number) => ({
  types: Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `T${index}`,
      index === count - 1 ? [] : [{ name: 'next', type: `T${index + 1}[]` }],
    ]),
  ),
  primaryType: 'T0',
  domain: {},
  message: { next: [] },
})

test('a chain of types as long as may be is read, and a longer one is not', () => {
  expect(readTypedData(chainOf(900))?.encodedType.startsWith('T0(T1[] next)T1(T2[] next)T10(')).toBe(true)
  expect(readTypedData(chainOf(12_000))).toBeNull()
})

test.each<[string, object]>([
  ['a type with a long name', { types: { ['T'.repeat(300)]: [] }, primaryType: 'T'.repeat(300) }],
  [
    'a field whose type is a row of brackets',
    { types: { T: [{ name: 'a', type: '['.repeat(60_000) }] }, primaryType: 'T' },
  ],
  [
    'more fields than any message has',
    {
      types: { T: Array.from({ length: 1_001 }, (_, at) => ({ name: `f${at}`, type: 'bool' })) },
      primaryType: 'T',
    },
  ],
])('%s is not read', (_name, message) => {
  expect(readTypedData({ domain: {}, message: {}, ...message })).toBeNull()
})

test('of a hundred thousand undeclared values the first 300 are named', () => {
  const message = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`k${at}`, 1]))
  const data = readTypedData({ types: { T: [] }, primaryType: 'T', domain: {}, message })
  expect(data?.unsigned).toHaveLength(300)
})
