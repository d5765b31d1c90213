import * as fc from 'fast-check'
import {
  type Hex,
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  concat,
  parseAbi,
  parseAbiParameters,
  size,
  sliceHex,
  hexToBytes,
  toHex,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { MultiSendCallError, decodeMultiSend, encodeMultiSend } from '../../../src/core/safe/multiSend'
import { anyCalls } from './arbitraries'
import { goldenTx } from './goldenTxs'

const abi = parseAbi(['function multiSend(bytes transactions)'])
const well = '0x1111111111111111111111111111111111111111'
const school = '0x2222222222222222222222222222222222222222'
const two = [
  { to: well, value: 5n, data: '0x' },
  { to: school, value: 0n, data: '0xa9059cbb' },
] as const

/** What viem's own encoder makes of entries, however wrong they are. */
const packed = (...entries: readonly Hex[]) =>
  encodeFunctionData({ abi, functionName: 'multiSend', args: [concat(entries)] })
const entry = (operation: number, to: Hex, value: bigint, data: Hex, length = size(data)) =>
  encodePacked(
    ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
    [operation, to, value, BigInt(length), data],
  )

describe('encoding', () => {
  test('gives the bytes that the ABI encoder gives', () => {
    fc.assert(
      fc.property(anyCalls, (calls) => {
        expect(encodeMultiSend(calls)).toBe(
          packed(...calls.map(({ to, value, data }) => entry(0, to, value, data))),
        )
      }),
    )
  })

  test('refuses to make a batch of nothing', () => {
    expect(() => encodeMultiSend([])).toThrow(expect.objectContaining({ name: 'MultiSendCallError' }))
  })

  test.each([
    ['a short address', { to: '0x00' }, 'no valid address'],
    ['a wrong checksum', { to: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eb48' }, 'no valid address'],
    ['a negative value', { value: -1n }, 'an amount that does not fit'],
    ['a value beyond uint256', { value: 2n ** 256n }, 'an amount that does not fit'],
    ['half a byte', { data: '0xabc' }, 'data that is not whole bytes'],
    ['data that is not hex', { data: '0xzz' }, 'data that is not whole bytes'],
  ] as const)('refuses %s, and says in which call', (_, change, problem) => {
    const call = { to: well, value: 0n, data: '0x' } as const
    expect(() => encodeMultiSend([call, { ...call, ...change }])).toThrow(
      new MultiSendCallError(`Call 2 of the batch has ${problem}.`),
    )
  })

  test('takes the largest value there is', () => {
    const calls = [{ to: well, value: 2n ** 256n - 1n, data: '0x' }] as const
    expect(decodeMultiSend(encodeMultiSend(calls))).toEqual({ kind: 'calls', calls })
  })
})

describe('decoding', () => {
  test('a batch from Ethereum, with checksummed addresses', () => {
    expect(decodeMultiSend(goldenTx('1.4.1 on Ethereum').tx.data)).toEqual({
      kind: 'calls',
      calls: [
        {
          to: '0xCFbFaC74C26F8647cBDb8c5caf80BB5b32E43134',
          value: 0n,
          data: '0xdd43a79f000000000000000000000000f46c6d6e62f59d9222f3812874211df07cf7b3180000000000000000000000000000000000000000000000000000000000000001',
        },
        {
          to: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
          value: 0n,
          data: '0xa9059cbb0000000000000000000000001fe27a73cd9f0b3c53b6e936d0b4f9b2f8ca3367000000000000000000000000000000000000000000000000000000002faf0800',
        },
      ],
    })
  })

  test('gives back every list of calls', () => {
    fc.assert(
      fc.property(anyCalls, (calls) => {
        expect(decodeMultiSend(encodeMultiSend(calls))).toEqual({ kind: 'calls', calls })
      }),
    )
  })

  test('upper-case hex digits are the same bytes', () => {
    const data = encodeMultiSend(two)
    expect(decodeMultiSend(`0x${data.slice(2).toUpperCase()}`)).toEqual(decodeMultiSend(data))
  })

  test('one changed byte is refused, or shows as another list of calls', () => {
    fc.assert(
      fc.property(anyCalls, fc.nat(), fc.integer({ min: 1, max: 255 }), (calls, position, flip) => {
        const bytes = hexToBytes(encodeMultiSend(calls))
        const index = position % bytes.length
        bytes[index] = (bytes[index] ?? 0) ^ flip
        const changed = toHex(bytes)
        const result = decodeMultiSend(changed)
        if (result.kind === 'unreadable') return
        expect(result.calls).not.toEqual(calls)
        expect(encodeMultiSend(result.calls)).toBe(changed)
      }),
      { numRuns: 1_000 },
    )
  })

  test('every shorter and every longer piece of a batch is refused', () => {
    const data = encodeMultiSend(two)
    for (let end = 2; end < data.length; end++) {
      expect(decodeMultiSend(data.slice(0, end) as Hex).kind).toBe('unreadable')
    }
    for (const more of ['00', 'ff', '00'.repeat(32), data.slice(2)]) {
      expect(decodeMultiSend(`${data}${more}`).kind).toBe('unreadable')
    }
  })

  test('a batch with one byte changed is refused, or is exactly the other batch that it reads as', () => {
    fc.assert(
      fc.property(anyCalls, fc.nat(), fc.integer({ min: 1, max: 255 }), (calls, place, change) => {
        const bytes = hexToBytes(encodeMultiSend(calls))
        const at = place % bytes.length
        bytes[at] = (bytes[at] ?? 0) ^ change
        const data = toHex(bytes)
        const result = decodeMultiSend(data)
        expect(result.kind === 'unreadable' || encodeMultiSend(result.calls) === data).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })

  test('bytes that are nothing at all are refused', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(decodeMultiSend(toHex(bytes)).kind).toBe('unreadable')
      }),
    )
  })
})

describe('what is refused, and why', () => {
  const data = encodeMultiSend(two)
  const body = sliceHex(data, 68)
  const selector = '8d80ff0a'
  const word = (value: number) => value.toString(16).padStart(64, '0')
  const longLength = 'f'.repeat(64)
  const cases: readonly (readonly [string, string, string])[] = [
    ['another function', data.replace(selector, 'a9059cbb'), 'The data is not a call of multiSend.'],
    ['nothing', '0x', 'The data is not a call of multiSend.'],
    ['no hex', 'batch', 'The data is not made of whole bytes.'],
    ['half a byte', `${data}0`, 'The data is not made of whole bytes.'],
    ['only the selector', `0x${selector}`, 'The batch ends too early.'],
    ['a head that is cut off', sliceHex(data, 0, 67), 'The batch ends too early.'],
    ['a length beyond the data', data.slice(0, -64), 'The batch ends too early.'],
    [
      'an absurd length',
      `0x${selector}${word(32)}${longLength}${body.slice(2)}`,
      'The batch ends too early.',
    ],
    ['an empty batch', packed('0x'), 'There is nothing in the batch.'],
    [
      'half an entry',
      packed(sliceHex(entry(0, well, 1n, '0x'), 0, 84)),
      'Call 1 of the batch ends too early.',
    ],
    [
      'an entry that is cut off within its length',
      packed(sliceHex(entry(0, well, 1n, '0x'), 0, 83)),
      'Call 1 of the batch ends too early.',
    ],
    [
      'an entry that wants more data than there is',
      packed(entry(0, well, 1n, '0x'), entry(0, well, 1n, '0x1234', 3)),
      'Call 2 of the batch ends too early.',
    ],
    [
      'an entry with an absurd length',
      packed(entry(0, well, 1n, '0x').replace(/0{64}$/, longLength) as Hex),
      'Call 1 of the batch ends too early.',
    ],
    ['a DELEGATECALL first', packed(entry(1, well, 0n, '0x')), 'Call 1 of the batch is not a plain call.'],
    [
      'a DELEGATECALL later',
      packed(entry(0, well, 0n, '0x'), entry(1, school, 0n, '0x')),
      'Call 2 of the batch is not a plain call.',
    ],
    [
      'an operation that does not exist',
      packed(entry(2, well, 0n, '0x')),
      'Call 1 of the batch is not a plain call.',
    ],
    ['another ABI head', data.replace(word(32), word(64)), 'The batch is not in its standard form.'],
    ['a dirty padding', data.replace(/00$/, '01'), 'The batch is not in its standard form.'],
    ['no padding', sliceHex(data, 0, 68 + 85 + 89), 'The batch is not in its standard form.'],
    ['bytes after the end', `${data}${word(0)}`, 'The batch is not in its standard form.'],
    [
      'a batch of the first contracts, which encoded each entry by the ABI',
      packed(
        encodeAbiParameters(parseAbiParameters('uint8, address, uint256, bytes'), [0, well, 1n, '0x1234']),
      ),
      'Call 1 of the batch ends too early.',
    ],
  ]

  test.each(cases)('%s', (_, data, reason) => {
    expect(decodeMultiSend(data as Hex)).toEqual({ kind: 'unreadable', reason })
  })
})
