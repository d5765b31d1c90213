import { concatHex, encodeFunctionData, erc20Abi, parseAbi, type Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import { comparePayments, type ExecutedPayments } from '../../../src/core/safe/comparePayments'
import { knownContracts } from '../../../src/core/safe/knownContracts'
import type { MinedContext } from '../../../src/core/safe/payeeOf'
import { encodeMultiSend } from '../../../src/core/safe/multiSend'
import type { Call, SafeTx } from '../../../src/core/safe/safeTx'
import { aSafe, buildRecord } from './records'

const well = '0x1111111111111111111111111111111111111111'
const school = '0x2222222222222222222222222222222222222222'
const other = '0x3333333333333333333333333333333333333333'
const token = '0x4444444444444444444444444444444444444444'
const executor: Call['to'] = '0x5555555555555555555555555555555555555555'
const multiSend = knownContracts.find(
  ({ name, version }) => name === 'MultiSendCallOnly' && version === '1.4.1',
)
if (multiSend === undefined) throw new Error('Safe has published it.')

const send = (to: Call['to'], value = 5n): Call => ({ to, value, data: '0x' })
const transferData = (to: Call['to'], amount = 5n) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
const transfer = (to: Call['to'], amount = 5n): Call => ({
  to: token,
  value: 0n,
  data: transferData(to, amount),
})
const settings = parseAbi([
  'function addOwnerWithThreshold(address, uint256)',
  'function removeOwner(address, address, uint256)',
  'function swapOwner(address, address, address)',
  'function changeThreshold(uint256)',
  'function enableModule(address)',
  'function disableModule(address, address)',
  'function setGuard(address)',
  'function setFallbackHandler(address)',
])
const changeThreshold = encodeFunctionData({ abi: settings, functionName: 'changeThreshold', args: [2n] })
const ofSafe = (data: Hex, value = 0n): Call => ({ to: aSafe, value, data })

const one = (call: Call, overrides: Partial<SafeTx> = {}): SafeTx => ({ ...buildRecord(call), ...overrides })
const many = (...calls: readonly Call[]): SafeTx =>
  buildRecord({ to: multiSend.address, operation: 1, data: encodeMultiSend(calls) })

/** A node that has read everything: nobody here has code, unless said so. */
function contextWith(overrides: Partial<MinedContext>, withCode: readonly Call['to'][] = []): MinedContext {
  const codes = ([well, school, other, executor] as const).map((address) => {
    return { address, code: withCode.includes(address) ? 'code' : 'none' } as const
  })
  return { executor, codes, credited: [], ...overrides }
}

function compare(gift: readonly Call[], tx: SafeTx, overrides: Partial<ExecutedPayments> = {}) {
  const executed = {
    tx,
    safe: aSafe,
    outcome: 'success',
    codeHash: multiSend?.codeHash ?? null,
    claims: [],
    context: contextWith({}),
    tokens: [token],
  } as const
  return comparePayments(gift, { ...executed, ...overrides })
}

const gift = [send(well), transfer(school)]

test('the same payments in whatever form and order are equal', () => {
  expect(compare(gift, many(...gift))).toBe('equal')
  expect(compare(gift, many(...gift.toReversed()))).toBe('equal')
  expect(compare([send(well)], one(send(well), { safeTxGas: 60_000n }))).toBe('equal')
  expect(compare([send(well)], one(send(well), { gasPrice: 3n, baseGas: 1n }))).toBe('equal')
  expect(compare([send(well)], many(send(well)))).toBe('equal')
  const shouted: Hex = `0x${transferData(school).slice(2).toUpperCase()}`
  expect(compare([{ ...transfer(school), data: shouted }], one(transfer(school)))).toBe('equal')
})

test('the same payments and more contain the gift, whatever the rest is', () => {
  expect(compare(gift, many(send(other), ...gift))).toBe('contained')
  expect(compare([send(well)], many(send(well), send(well)))).toBe('contained')
  expect(compare(gift, many(...gift, { to: other, value: 0n, data: '0x12345678' }))).toBe('contained')
})

describe('one payment counts for one gift', () => {
  test('what another gift has claimed does not count again', () => {
    expect(compare([send(well)], many(send(well), send(other)), { claims: [[send(well)]] })).toBe('unknown')
    expect(compare([send(well)], one(send(well)), { claims: [[send(well)]] })).toBe('unknown')
    expect(compare([send(well)], many(send(well), send(well)), { claims: [[send(well)]] })).toBe('contained')
    const claims = [[send(well)], [send(well)]]
    expect(compare([send(well)], many(send(well), send(well)), { claims })).toBe('unknown')
  })

  test('a claim that the transaction does not pay whole is no claim', () => {
    expect(compare([send(well)], one(send(well)), { claims: [[send(well), send(school)]] })).toBe('equal')
  })

  test('a gift that pays one recipient twice needs both payments', () => {
    expect(compare([send(well), send(well)], many(send(well), send(other)))).toBe('unknown')
  })
})

describe('certainly nothing of it', () => {
  test.each([
    ['coins to somebody else', one(send(other))],
    ['tokens to somebody else', one(transfer(other))],
    ['both', many(send(other), transfer(other))],
    ['nothing, to the Safe itself', one(ofSafe('0x'))],
    ['coins from the Safe to itself', one(ofSafe('0x', 7n))],
    ['a rejection with a fee', one(ofSafe('0x'), { gasPrice: 1n, baseGas: 1n })],
    ['a batch of settings and coins to somebody else', many(ofSafe(changeThreshold), send(other))],
  ])('%s', (_, tx) => {
    expect(compare(gift, tx)).toBe('disjoint')
  })

  test.each([
    ['addOwnerWithThreshold', [other, 1n]],
    ['removeOwner', [other, well, 1n]],
    ['swapOwner', [other, well, school]],
    ['changeThreshold', [1n]],
    ['enableModule', [other]],
    ['disableModule', [other, well]],
    ['setGuard', [other]],
    ['setFallbackHandler', [other]],
  ] as const)('%s of the Safe', (functionName, args) => {
    const data = encodeFunctionData({ abi: settings, functionName, args })
    expect(compare(gift, one(ofSafe(data)))).toBe('disjoint')
  })

  test('whatever failed: all of it was undone', () => {
    const failure = { outcome: 'failure' } as const
    expect(compare(gift, many(...gift), failure)).toBe('disjoint')
    expect(compare(gift, one({ to: other, value: 0n, data: '0x12345678' }, { operation: 1 }), failure)).toBe(
      'disjoint',
    )
    expect(compare(gift, many(...gift), { ...failure, codeHash: null })).toBe('disjoint')
  })

  test.each(['success', 'failure'] as const)('coins and a refund to others, by a %s', (outcome) => {
    const tx = one(send(other), { gasPrice: 1n, refundReceiver: other })
    expect(compare(gift, tx, { outcome })).toBe('disjoint')
  })
})

describe('nobody can tell', () => {
  test.each<[string, SafeTx]>([
    ['another amount to one of the recipients', one(send(well, 4n))],
    ['tokens to who was to get coins', one(transfer(well))],
    ['another token to who was to get this one', one({ ...transfer(school), to: other })],
    ['a part of the gift', one(send(well))],
    ['a call of a contract', one({ to: other, value: 0n, data: '0x12345678' })],
    ['a call of the Safe that may move money', one(ofSafe('0x12345678'))],
    ['a setting with coins', one(ofSafe(changeThreshold, 1n))],
    // With a token as its fallback handler a Safe hands this to the token.
    ['a transfer asked of the Safe itself', one(ofSafe(transferData(other)))],
    ['a transfer with coins', one({ ...transfer(other), value: 1n })],
    [
      'a transfer with more bytes',
      one({ ...transfer(other), data: concatHex([transferData(other), '0x00']) }),
    ],
    [
      'a transfer with dirty bits',
      one({ ...transfer(other), data: transferData(other).replace('0000', '0001') as Hex }),
    ],
    [
      'transferFrom',
      one({
        to: token,
        value: 0n,
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [aSafe, school, 5n] }),
      }),
    ],
    ['code of somebody else', one(send(other), { operation: 1 })],
    ['a batch in another form', { ...many(send(other)), data: `${many(send(other)).data}00` }],
    ['a refund to one of the recipients', one(send(other), { gasPrice: 1n, refundReceiver: well })],
  ])('%s', (_, tx) => {
    expect(compare(gift, tx)).toBe('unknown')
  })

  test.each([null, `0x${'00'.repeat(32)}` as const])(
    'a batch through a contract whose code is %s',
    (codeHash) => {
      expect(compare(gift, many(...gift), { codeHash })).toBe('unknown')
      expect(compare(gift, many(send(other)), { codeHash })).toBe('unknown')
    },
  )

  test('a failure that paid a refund to one of the recipients', () => {
    const tx = one(send(other), { gasPrice: 1n, refundReceiver: well })
    expect(compare(gift, tx, { outcome: 'failure' })).toBe('unknown')
    // Whom this gift pays nobody can tell, so the refund may be for them.
    const unreadable: Call = { to: other, value: 0n, data: '0x1234' }
    expect(compare([unreadable], tx, { outcome: 'failure' })).toBe('unknown')
    expect(compare([unreadable], one(send(other)), { outcome: 'failure' })).toBe('disjoint')
    const paysExecutor = one(send(other), { gasPrice: 1n })
    expect(compare([unreadable], paysExecutor, { outcome: 'failure' })).toBe('unknown')
  })

  test('a gift that is no plain payment itself, or none at all', () => {
    expect(compare([{ to: other, value: 0n, data: '0x1234' }], one(send(other)))).toBe('unknown')
    expect(compare([], many(send(other)))).not.toMatch(/equal|contained/)
  })

  test.each<[string, SafeTx]>([
    ['coin', one(send(other))],
    ['a call without coin or data', one(send(other, 0n))],
    ['coin in a batch', many(send(other), transfer(other))],
    ['a refund', one(ofSafe('0x'), { gasPrice: 1n, refundReceiver: other })],
  ])('%s to code that may pass it on, or that was not read', (_, tx) => {
    expect(compare(gift, tx, { context: contextWith({}, [other]) })).toBe('unknown')
    expect(compare(gift, tx, { context: contextWith({ codes: [] }) })).toBe('unknown')
    expect(compare(gift, tx, { context: null })).toBe('unknown')
  })

  test('a transfer of a token that nobody vouches for: it may do anything', () => {
    expect(compare(gift, one(transfer(other)), { tokens: [] })).toBe('unknown')
  })

  test('a refund in such a token, also where the rest failed', () => {
    const tx = one(ofSafe('0x'), { gasPrice: 1n, gasToken: other, refundReceiver: other })
    expect(compare(gift, tx, { outcome: 'failure' })).toBe('unknown')
    expect(compare(gift, { ...tx, gasToken: token }, { outcome: 'failure' })).toBe('disjoint')
  })

  test('a refund to whoever executed it, where that is a recipient, or not known', () => {
    const tx = one(ofSafe('0x'), { gasPrice: 1n, baseGas: 1n })
    expect(compare(gift, tx, { context: contextWith({ executor: well }) })).toBe('unknown')
    expect(compare(gift, tx, { context: null })).toBe('unknown')
  })

  test('a recipient whom a token says it has credited in the same transaction', () => {
    expect(compare(gift, one(send(other)), { context: contextWith({ credited: [school] }) })).toBe('unknown')
    expect(compare(gift, one(send(other)), { context: contextWith({ credited: [other] }) })).toBe('disjoint')
  })
})

test('a rejection without a refund pays nobody, whatever could not be read', () => {
  expect(compare(gift, one(ofSafe('0x')), { context: null, tokens: [] })).toBe('disjoint')
})
