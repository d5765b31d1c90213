import { type Address, encodeFunctionData, erc20Abi, parseAbi } from 'viem'
import * as fc from 'fast-check'
import type { Call, SafeTx } from '../../src/core/safe/safeTx'
import { addressOf, aToken, theSafe } from './safeFixtures'

/**
 * Who can be paid by a transaction, told as a virtual machine would: accounts, some with code, which pays whom it likes as
 * soon as it runs. It shares nothing with the rules that it judges but the bytes.
 */
export type PayingWorld = {
  /** Whom the code at an address pays, or calls, when it runs. An address that is not here has no code. */
  readonly code: ReadonlyMap<Address, readonly Address[]>
}

const names = ['one', 'two', 'three', 'four', 'five'] as const
export const accounts: readonly Address[] = names.map((name) => addressOf(`account ${name}`))
/** Named by the operator: it moves what it is asked to, and runs nothing else. */
export const knownToken = aToken.address
const unknownToken = addressOf('an unknown token')
export const theExecutor = addressOf('the executor')

const anyAccount = fc.constantFrom(...accounts, theExecutor)

/** Code at some of the accounts, and always at the token that nobody knows. */
export const anyWorld: fc.Arbitrary<PayingWorld> = fc
  .tuple(
    fc.uniqueArray(anyAccount, { maxLength: 2 }),
    fc.array(fc.array(anyAccount, { maxLength: 2 }), { minLength: 3, maxLength: 3 }),
  )
  .map(([withCode, payees]) => ({
    code: new Map([unknownToken, ...withCode].map((address, at) => [address, payees[at] ?? []])),
  }))

const transferTo = (to: Address, amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
const settings = parseAbi(['function changeThreshold(uint256)', 'function enableModule(address)'])

const anyCoin = fc.record<Call>({
  to: fc.oneof({ weight: 5, arbitrary: anyAccount }, fc.constantFrom(theSafe, knownToken, unknownToken)),
  value: fc.constantFrom(0n, 5n, 7n),
  data: fc.constant('0x'),
})
const anyTransfer = fc.record<Call>({
  to: fc.oneof({ weight: 4, arbitrary: fc.constant(knownToken) }, fc.constantFrom(unknownToken, ...accounts)),
  value: fc.constantFrom(0n, 0n, 0n, 1n),
  data: fc.tuple(anyAccount, fc.constantFrom(5n, 7n)).map(([to, amount]) => transferTo(to, amount)),
})
const anyOther = fc.record<Call>({
  to: fc.oneof(anyAccount, fc.constantFrom(theSafe, unknownToken)),
  value: fc.constantFrom(0n, 1n),
  data: fc.oneof(
    anyAccount.map((spender) =>
      encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, 5n] }),
    ),
    fc.constant(encodeFunctionData({ abi: settings, functionName: 'changeThreshold', args: [1n] })),
    fc.constant('0x12345678' as const),
  ),
})
export const anyModelCall: fc.Arbitrary<Call> = fc.oneof(
  { weight: 4, arbitrary: anyCoin },
  { weight: 4, arbitrary: anyTransfer },
  { weight: 1, arbitrary: anyOther },
)

/** A gift is plain payments to accounts. */
export const anyGift: fc.Arbitrary<readonly Call[]> = fc.array(
  fc.oneof(
    fc.record<Call>({
      to: fc.constantFrom(...accounts),
      value: fc.constant(5n),
      data: fc.constant('0x'),
    }),
    fc.record<Call>({
      to: fc.constantFrom(knownToken, unknownToken),
      value: fc.constant(0n),
      data: fc.constantFrom(...accounts).map((to) => transferTo(to, 5n)),
    }),
  ),
  { minLength: 1, maxLength: 2 },
)

/** A payment for the execution, or none. */
export const anyFee: fc.Arbitrary<Partial<SafeTx>> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  fc.record({
    baseGas: fc.constant(1n),
    gasPrice: fc.constant(1n),
    gasToken: fc.constantFrom(zero(), knownToken, unknownToken),
    refundReceiver: fc.oneof(fc.constant(zero()), anyAccount, fc.constant(theSafe)),
  }),
)

function zero(): Address {
  return '0x0000000000000000000000000000000000000000'
}

/** Whom a gift is for, read from the bytes by position. */
export function recipientsIn(gift: readonly Call[]): ReadonlySet<Address> {
  return new Set(gift.map(({ to, data }) => (data === '0x' ? to : argumentOf(data))))
}

/** Everybody to whom a transaction with these calls can have brought something. */
export function canBePaid(
  calls: readonly Call[],
  { code }: PayingWorld,
  { from, fee = {} }: { readonly from: Address; readonly fee?: Partial<SafeTx> },
): ReadonlySet<Address> {
  const paid = new Set<Address>()
  const ran = new Set<Address>()
  function run(address: Address): void {
    if (ran.has(address)) return
    ran.add(address)
    for (const payee of code.get(address) ?? []) receive(payee)
  }
  function receive(address: Address): void {
    paid.add(address)
    run(address)
  }
  function transfer(token: Address, data: Call['data']): void {
    if (token === knownToken && data.startsWith('0xa9059cbb')) paid.add(argumentOf(data))
    else run(token)
  }
  for (const { to, value, data } of calls) {
    if (value > 0n) paid.add(to)
    if (to === knownToken) transfer(to, data)
    else run(to)
  }
  if (fee.gasPrice !== undefined) {
    const receiver = fee.refundReceiver === zero() ? theExecutor : (fee.refundReceiver ?? theExecutor)
    if (fee.gasToken === zero()) receive(receiver)
    else if (fee.gasToken !== undefined) transfer(fee.gasToken, transferTo(receiver, 1n))
  }
  paid.delete(from)
  return paid
}

function argumentOf(data: Call['data']): Address {
  const found = [...accounts, theExecutor, theSafe].find(
    (one) => data.slice(34, 74) === one.slice(2).toLowerCase(),
  )
  if (found === undefined) throw new Error('The model knows every account that it names.')
  return found
}
