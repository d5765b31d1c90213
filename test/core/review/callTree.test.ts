import * as fc from 'fast-check'
import {
  type Hex,
  concat,
  encodeAbiParameters,
  encodePacked,
  hexToBytes,
  numberToHex,
  parseAbiParameters,
  size,
  slice,
  toHex,
  zeroAddress,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { type CallNode, everyNode, readCallTree } from '../../../src/core/review/callTree'
import { anyAddress, anyBytes, anyCalls } from '../safe/arbitraries'
import { goldenTx } from '../safe/goldenTxs'
import { buildRecord } from '../../support/safeFixtures'
import { batchContracts, callOf, calldata, delegateOf, type Made, packedBatch } from './bytes'

const safe = '0x5EA1d9A6dDC3A0329378a327746D71A2019eC332'
const well = '0x1111111111111111111111111111111111111111'
const school = '0x2222222222222222222222222222222222222222'
const { callOnly141, callOnly150, multiSend141, multiSend150 } = batchContracts
const two = [
  { to: well, value: 5n },
  { to: school, value: 7n, data: '0x1234abcd' },
] as const

/** Each node as one line: path, operation, target, value, what it is. */
const lines = (node: CallNode) =>
  everyNode(node).map(
    ({ path, operation, target, value, action, outcome }) =>
      `${path.join('.')}|${operation}|${target}|${value}|${action.kind}|${outcome}`,
  )

test('one call is one node', () => {
  const tree = readCallTree(callOf(well, '0x', 5n), safe)
  expect(tree).toMatchObject({ path: [], by: safe, to: well, target: well, value: 5n, children: [] })
  expect(tree.action).toEqual({ kind: 'send', to: well, amount: 5n })
})

test.each(Object.entries(batchContracts))('a batch of %s is its calls, each with its operation', (_, to) => {
  expect(lines(readCallTree(delegateOf(to, packedBatch(two)), safe))).toEqual([
    `|1|${to}|0|batch|exact`,
    `1|0|${well}|5|send|exact`,
    `2|0|${school}|7|unreadable|unknown`,
  ])
})

test('a batch in a batch in a batch', () => {
  const inner = packedBatch([{ to: well, value: 1n }])
  const middle = packedBatch([
    { operation: 1, to: callOnly141, data: inner },
    { to: school, value: 2n },
  ])
  const outer = packedBatch([{ operation: 1, to: multiSend141, data: middle }])
  expect(lines(readCallTree(delegateOf(multiSend141, outer), safe))).toEqual([
    `|1|${multiSend141}|0|batch|exact`,
    `1|1|${multiSend141}|0|batch|exact`,
    `1.1|1|${callOnly141}|0|batch|exact`,
    `1.1.1|0|${well}|1|send|exact`,
    `1.2|0|${school}|2|send|exact`,
  ])
})

test('a DELEGATECALL hidden in a batch of plain MultiSend is a node of its own', () => {
  const data = packedBatch([...two, { operation: 1, to: school, data: '0xa9059cbb' }])
  const tree = readCallTree(delegateOf(multiSend141, data), safe)
  expect(tree.children[2]).toMatchObject({
    path: [3],
    operation: 1,
    action: { kind: 'unknownCode', contract: school },
  })
})

test('what another Safe is asked to execute is a node below, made by that Safe', () => {
  const other = '0x3333333333333333333333333333333333333333'
  const exec = calldata(
    'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
    [well, 9n, '0x', 0, 0n, 0n, 0n, zeroAddress, zeroAddress, '0x'],
  )
  const tree = readCallTree(callOf(other, exec), safe)
  expect(tree.action).toMatchObject({ kind: 'execTransaction', safe: other })
  expect(tree.children).toMatchObject([{ path: [1], by: other, target: well, action: { kind: 'send' } }])
})

describe('the zero address in a batch', () => {
  const data = packedBatch([{ to: zeroAddress, data: calldata('changeThreshold(uint256)', [1n]) }])

  test.each([callOnly150, multiSend150])('is the Safe itself in 1.5.0 (%s)', (contract) => {
    const [call] = readCallTree(delegateOf(contract, data), safe).children
    expect(call).toMatchObject({
      to: zeroAddress,
      target: safe,
      action: { kind: 'setting', change: { name: 'changeThreshold', threshold: 1n } },
    })
  })

  test.each([callOnly141, multiSend141])('is just that before (%s)', (contract) => {
    const [call] = readCallTree(delegateOf(contract, data), safe).children
    expect(call).toMatchObject({ to: zeroAddress, target: zeroAddress, action: { kind: 'unreadable' } })
  })
})

describe('a call of the Safe to itself that does nothing', () => {
  test('is a rejection', () => {
    const plain = { ...buildRecord(callOf(safe)), safe }
    expect(readCallTree(plain, safe).action).toEqual({ kind: 'rejection' })
  })

  test('is none where it pays for its execution, or where nobody knows whether it does', () => {
    const paying = { ...buildRecord({ ...callOf(safe), gasPrice: 1n, baseGas: 1n }), safe }
    expect(readCallTree(paying, safe).action).toEqual({ kind: 'nothing', to: safe })
    expect(readCallTree(callOf(safe), safe).action).toEqual({ kind: 'nothing', to: safe })
  })

  test('is none in a batch, and none with a value', () => {
    const batch = readCallTree(delegateOf(callOnly141, packedBatch([{ to: safe }])), safe)
    expect(batch.children[0]?.action).toEqual({ kind: 'nothing', to: safe })
    expect(readCallTree(callOf(safe, '0x', 1n), safe).action.kind).toBe('send')
  })
})

describe('the rest of a batch', () => {
  const batchWith = (tail: Hex) => readCallTree(delegateOf(callOnly141, packedBatch(two, tail)), safe)
  const standard = packedBatch(two)

  test.each([1, 31])('%i zero bytes inside the declared length are padding', (count) => {
    expect(batchWith(toHex(new Uint8Array(count)))).toMatchObject({ outcome: 'exact', trailing: '0x' })
  })

  test.each<[string, Hex]>([
    ['a whole word of zeros', toHex(new Uint8Array(32))],
    ['one byte that is not zero', '0x01'],
  ])('%s inside it is trailing, and shown', (_, tail) => {
    const tree = batchWith(tail)
    expect(tree.outcome).toBe('trailing')
    expect(tree.trailing.startsWith(tail)).toBe(true)
    expect(tree.children).toHaveLength(2)
  })

  test.each<[string, Hex]>([
    ['a whole word behind the padding', toHex(new Uint8Array(32))],
    ['a hidden message', '0xdeadbeef'],
  ])('%s is trailing, and shown', (_, tail) => {
    const tree = readCallTree(delegateOf(callOnly141, concat([standard, tail])), safe)
    expect(tree.outcome).toBe('trailing')
    expect(tree.trailing.endsWith(tail.slice(2))).toBe(true)
  })

  test('no padding at all is exact: the contract does not want any', () => {
    const end = 68 + 85 + 89
    const tree = readCallTree(delegateOf(callOnly141, slice(standard, 0, end)), safe)
    expect(tree).toMatchObject({ outcome: 'exact', children: [{}, {}] })
  })
})

describe('a batch that does not fit', () => {
  const entry = (operation: number, length: bigint, data: Hex = '0x') =>
    encodePacked(['uint8', 'address', 'uint256', 'uint256', 'bytes'], [operation, well, 1n, length, data])
  const multiSend = (body: Hex) => calldata('multiSend(bytes)', [body])
  const huge = 2n ** 256n - 1n
  const cases: readonly (readonly [string, Hex, string])[] = [
    ['another function', '0xa9059cbb', 'The data is not a call of multiSend in its standard form.'],
    [
      'another offset',
      multiSend(entry(0, 0n)).replace(/20(?=0{62}55)/, '40') as Hex,
      'The data is not a call of multiSend in its standard form.',
    ],
    ['a length beyond the data', slice(multiSend(entry(0, 0n)), 0, 140), 'The batch ends too early.'],
    ['nothing', multiSend('0x'), 'There is nothing in the batch.'],
    ['less than an entry', multiSend(toHex(new Uint8Array(40))), 'Call 1 of the batch ends too early.'],
    ['data beyond the end', multiSend(entry(0, 3n, '0x1234')), 'Call 1 of the batch ends too early.'],
    ['a length that overflows', multiSend(entry(0, huge)), 'Call 1 of the batch ends too early.'],
    [
      'an operation that does not exist',
      multiSend(entry(2, 0n)),
      'Call 1 of the batch has an operation that does not exist.',
    ],
    [
      'the form of the first contracts, which encoded each entry by the ABI',
      multiSend(
        encodeAbiParameters(parseAbiParameters('uint8, address, uint256, bytes'), [0, well, 1n, '0x1234']),
      ),
      'Call 1 of the batch ends too early.',
    ],
    [
      'a DELEGATECALL in a batch of MultiSendCallOnly',
      multiSend(entry(1, 0n)),
      'It has a DELEGATECALL in it, which MultiSendCallOnly refuses.',
    ],
  ]

  test.each(cases)('%s', (_, data, reason) => {
    const tree = readCallTree(delegateOf(callOnly141, data), safe)
    expect(tree).toMatchObject({ outcome: 'mismatch', action: { kind: 'unreadable', reason }, children: [] })
  })

  test('a value on the DELEGATECALL, which is never sent', () => {
    const tree = readCallTree({ ...delegateOf(callOnly141, packedBatch(two)), value: 1n }, safe)
    expect(tree).toMatchObject({ outcome: 'mismatch', children: [] })
  })

  test('a batch as a CALL is a call of that contract, which spends nothing of the Safe', () => {
    const tree = readCallTree(callOf(callOnly141, packedBatch(two)), safe)
    expect(tree).toMatchObject({ outcome: 'unknown', children: [] })
  })
})

describe('what is too large', () => {
  test('a call with more bytes than the budget says how many', () => {
    const tree = readCallTree(callOf(well, toHex(new Uint8Array(101))), safe, { nodes: 9, bytes: 100 })
    expect(tree.outcome).toBe('tooLarge')
    expect(tree.action).toMatchObject({ reason: 'It is too large: 101 bytes are not decoded.' })
  })

  test('a batch of more calls than the budget has none of them', () => {
    const data = packedBatch(two)
    const read = (nodes: number) =>
      readCallTree(delegateOf(callOnly141, data), safe, { nodes, bytes: 10_000 })
    expect(read(3).children).toHaveLength(2)
    expect(read(2)).toMatchObject({ outcome: 'tooLarge', children: [] })
  })

  test('the bytes of a batch in a batch count once', () => {
    const inner = packedBatch([{ to: well, value: 1n }])
    const outer = packedBatch([{ operation: 1, to: callOnly141, data: inner }])
    const within = (bytes: number) => readCallTree(delegateOf(multiSend141, outer), safe, { nodes: 9, bytes })
    expect(within(size(outer)).children[0]?.children[0]?.action).toMatchObject({ kind: 'send', amount: 1n })
    expect(within(size(outer) - 1)).toMatchObject({ outcome: 'tooLarge', children: [] })
  })

  test('batches within each other are read down to a depth, and not below', () => {
    const nest = (depth: number): Made =>
      delegateOf(multiSend141, packedBatch([depth === 1 ? { to: well, value: 1n } : nest(depth - 1)]))
    const innermost = (depth: number) => everyNode(readCallTree(nest(depth), safe)).at(-1)
    expect(innermost(64)).toMatchObject({ outcome: 'exact', action: { kind: 'send' } })
    expect(innermost(66)).toMatchObject({ outcome: 'tooLarge' })
  })

  test('a batch of a thousand calls is not', () => {
    const many = Array.from({ length: 1_000 }, (_, index) => ({ to: well, value: BigInt(index) }) as const)
    const tree = readCallTree(delegateOf(callOnly141, packedBatch(many)), safe)
    expect(tree.children).toHaveLength(1_000)
  })
})

test('the batch of a published transaction', () => {
  const { tx, domain } = goldenTx('1.4.1 on Ethereum')
  expect(lines(readCallTree(tx, domain.safe))).toEqual([
    `|1|${callOnly141}|0|batch|exact`,
    '1|0|0xCFbFaC74C26F8647cBDb8c5caf80BB5b32E43134|0|unreadable|unknown',
    '2|0|0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48|0|transfer|exact',
  ])
})

describe('for any bytes', () => {
  const anyMade = fc.record({
    to: fc.oneof(anyAddress, fc.constantFrom(...Object.values(batchContracts))),
    value: fc.bigInt({ min: 0n, max: 3n }),
    data: fc.oneof(
      anyBytes(300),
      anyCalls.map((calls) => packedBatch(calls)),
      fc.tuple(anyCalls, anyBytes(70)).map(([calls, tail]) => packedBatch(calls, tail)),
      fc.tuple(anyCalls, fc.nat(), fc.integer({ min: 1, max: 255 })).map(([calls, place, flip]) => {
        const bytes = hexToBytes(packedBatch(calls))
        const at = place % bytes.length
        bytes[at] = (bytes[at] ?? 0) ^ flip
        return toHex(bytes)
      }),
    ),
    operation: fc.constantFrom<0 | 1>(0, 1),
  })

  test('what a batch shows, encoded again, is the batch', () => {
    fc.assert(
      fc.property(anyMade, (made) => {
        const tree = readCallTree(made, safe)
        if (tree.action.kind !== 'batch') return
        const packed = concat(
          tree.children.map(({ operation, to, value, data }) =>
            encodePacked(
              ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
              [operation, to, value, BigInt(size(data)), data],
            ),
          ),
        )
        const shown = concat(['0x8d80ff0a', numberToHex(32, { size: 32 }), slice(made.data, 36, 68), packed])
        expect(made.data.startsWith(shown)).toBe(true)
        const rest = made.data.slice(shown.length)
        if (tree.outcome === 'exact') expect(rest).toMatch(/^(00){0,62}$/)
        else expect(tree.trailing).toBe(`0x${rest}`)
      }),
      { numRuns: 500 },
    )
  })

  test('nothing throws, whatever else a record has for an address, bytes or an operation', () => {
    const odd = fc.record({
      to: fc.oneof(fc.string(), anyAddress),
      value: fc.bigInt(),
      data: fc.oneof(fc.string(), anyBytes(40)),
      operation: fc.integer({ min: -1, max: 3 }),
    })
    fc.assert(
      fc.property(odd, (made) => {
        const tree = readCallTree(made as never, safe)
        expect(everyNode(tree).length).toBeGreaterThan(0)
      }),
    )
  })
})
