import { type Address, type Hex, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { decodeCalls } from '../../../src/core/safe/decodeCalls'
import { encodeMultiSend } from '../../../src/core/safe/multiSend'
import { refundOf } from '../../../src/core/safe/refundOf'
import type { Call, SafeTx } from '../../../src/core/safe/safeTx'
import { goldenTx, goldenTxs } from './goldenTxs'
import { buildRecord } from './records'

const well = '0x1111111111111111111111111111111111111111'
const gifts: readonly Call[] = [
  { to: well, value: 5n, data: '0x' },
  { to: '0x2222222222222222222222222222222222222222', value: 7n, data: '0xa9059cbb' },
]
const batch = (overrides: Partial<SafeTx> = {}): SafeTx => ({
  ...buildRecord(),
  to: '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
  operation: 1,
  data: encodeMultiSend(gifts),
  ...overrides,
})
const runsForeignCode = (to: Address) => ({
  kind: 'unreadable',
  reason: `It runs the code of ${to} as the Safe itself, which can do anything.`,
})

test('a CALL is one call', () => {
  const tx = buildRecord({ to: well, value: 5n, data: '0x1234' })
  expect(decodeCalls(tx)).toEqual({
    kind: 'calls',
    calls: [{ to: well, value: 5n, data: '0x1234' }],
    via: null,
    refund: null,
  })
})

test.each([
  ['1.3.0', '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D'],
  ['1.3.0 (eip155)', '0xA1dabEF33b3B82c7814B6D82A79e50F4AC44102B'],
  ['1.4.1', '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'],
  ['1.5.0', '0xA83c336B20401Af773B6219BA5027174338D1836'],
] as const)('a DELEGATECALL to MultiSendCallOnly %s is the calls in it, and says where it goes', (_, to) => {
  expect(decodeCalls(batch({ to }))).toMatchObject({
    kind: 'calls',
    calls: gifts,
    via: { name: 'MultiSendCallOnly', address: to },
  })
})

test.each([
  ['1.3.0', '0xA238CBeb142c10Ef7Ad8442C6D1f9E89e07e7761'],
  ['1.3.0 (eip155)', '0x998739BFdAAdde7C933B942a68053933098f9EDa'],
  ['1.4.1', '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526'],
  ['1.5.0', '0x218543288004CD07832472D464648173c77D7eB7'],
] as const)('a plain MultiSend %s whose operations are all CALL is the same calls', (_, to) => {
  expect(decodeCalls(batch({ to }))).toMatchObject({
    kind: 'calls',
    calls: gifts,
    via: { name: 'MultiSend', address: to },
  })
})

test('a plain MultiSend that would carry out a DELEGATECALL stays unreadable', () => {
  const data: Hex = `0x${batch()
    .data.slice(2)
    .replace(/00(?=1{40})/, '01')}`
  const tx = batch({ to: '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526', data })
  expect(data).not.toBe(batch().data)
  expect(decodeCalls(tx)).toEqual({
    kind: 'unreadable',
    reason: 'Call 1 of the batch is not a plain call.',
  })
})

test('the same bytes as a CALL are one call of MultiSendCallOnly, which would spend nothing of the Safe', () => {
  const tx = batch({ operation: 0 })
  expect(decodeCalls(tx)).toMatchObject({ calls: [{ to: tx.to, value: 0n, data: tx.data }] })
})

test.each([
  ['CALL', buildRecord({ gasPrice: 3n })],
  ['batch', batch({ gasPrice: 3n })],
])('a %s that pays for its own execution is its calls, and says what it pays', (_, tx) => {
  expect(decodeCalls(tx)).toEqual({
    ...decodeCalls({ ...tx, gasPrice: 0n }),
    refund: refundOf(tx),
  })
  expect(refundOf(tx)).not.toBeNull()
})

describe('what nobody can tell', () => {
  test('the Bybit theft', () => {
    const { tx } = goldenTx('1.1.1, the Bybit theft')
    expect(decodeCalls(tx)).toEqual(runsForeignCode('0x96221423681A6d52E184D440a8eFCEbB105C7242'))
  })

  test.each([
    ['a look-alike of MultiSendCallOnly', '0x9641d764fc13c8B624c04430C7356C1C7C8102E3'],
    ['a singleton', '0x41675C099F32341bf84BFc5382aF534df5C7461a'],
  ] as const)('a DELEGATECALL to %s', (_, to) => {
    expect(decodeCalls(batch({ to }))).toEqual(runsForeignCode(to))
  })

  test('an operation that does not exist', () => {
    const tx = batch({ operation: 2 as 1 })
    expect(decodeCalls(tx)).toEqual(runsForeignCode(tx.to))
  })

  test('a batch with a DELEGATECALL in it', () => {
    const plain = encodeMultiSend(gifts)
    const data: Hex = `${plain.slice(0, 138) as Hex}01${plain.slice(140)}`
    expect(decodeCalls(batch({ data }))).toEqual({
      kind: 'unreadable',
      reason: 'Call 1 of the batch is not a plain call.',
    })
  })

  test('a value on the batch, which is never sent', () => {
    expect(decodeCalls(batch({ value: 1n }))).toEqual({
      kind: 'unreadable',
      reason: 'It names a value that would not be sent.',
    })
  })

  test.each(['0xabc', '0xzz', 'data'])('a CALL with %s for data', (data) => {
    expect(decodeCalls(buildRecord({ data: data as '0x' }))).toEqual({
      kind: 'unreadable',
      reason: 'The data is not made of whole bytes.',
    })
  })
})

describe('a batch with a call to the zero address', () => {
  const data = encodeMultiSend([...gifts, { to: zeroAddress, value: 0n, data: '0x0d582f13' }])

  test('is a call of the Safe to itself in 1.5.0, and so not what it looks like', () => {
    expect(decodeCalls(batch({ data, to: '0xA83c336B20401Af773B6219BA5027174338D1836' }))).toEqual({
      kind: 'unreadable',
      reason: 'It has a call to the zero address, which MultiSendCallOnly 1.5.0 makes to the Safe itself.',
    })
  })

  test('is just that in 1.4.1', () => {
    expect(decodeCalls(batch({ data }))).toMatchObject({ calls: [{}, {}, { to: zeroAddress }] })
  })
})

test('of the published transactions, those that only make plain calls can be read', () => {
  const readable = goldenTxs.filter(({ tx }) => decodeCalls(tx).kind === 'calls').map(({ title }) => title)
  expect(readable).toEqual([
    '0.1.0, with dataGas',
    '1.0.0, with baseGas',
    '1.3.0 on Rinkeby, with gas token and refund receiver',
    '1.3.0+L2 on Arbitrum, a call to itself',
    '1.3.0 on Sepolia, signed with eth_sign',
    '1.3.0 on Sepolia, signed as typed data',
    '1.4.1 on Ethereum, a batch through MultiSendCallOnly',
    '1.4.1 on Sepolia, native coin',
  ])
})
