import {
  concatHex,
  encodeAbiParameters,
  getAddress,
  numberToHex,
  pad,
  parseAbiParameters,
  toEventSelector,
  type Address,
  type Hex,
} from 'viem'
import { expect, test } from 'vitest'
import type { SafeTxHash } from '../../../src/core/safe/safeTx'
import { tokenTransfers, transfersFrom } from '../../../src/core/safe/tokenTransfers'

const safe: Address = '0x5afe000000000000000000000000000000000001'
const [token, other] = [
  '0x70ce000000000000000000000000000000000001',
  '0x70ce000000000000000000000000000000000002',
] as const
const [wells, stranger] = [
  '0x3333333333333333333333333333333333333333',
  '0x4444444444444444444444444444444444444444',
] as const
const ours = `0x${'11'.repeat(32)}` as SafeTxHash
const another = `0x${'22'.repeat(32)}` as SafeTxHash

const transferTopic = toEventSelector('event Transfer(address from, address to, uint256 value)')
const successTopic = toEventSelector('event ExecutionSuccess(bytes32 txHash, uint256 payment)')

function log(address: Address, topics: readonly Hex[], data: Hex) {
  return { address, topics, data, transactionHash: ours, blockNumber: 1n }
}
const word = (value: bigint) => numberToHex(value, { size: 32 })
const moved = (from: Address, to: Address, value: bigint, by: Address = token) =>
  log(by, [transferTopic, pad(from), pad(to)], word(value))
const executed = (hash: Hex, by = safe) => log(by, [successTopic, hash], word(0n))
const find = (logs: Parameters<typeof tokenTransfers>[0]) => tokenTransfers(logs, { safe, safeTxHash: ours })

test('what left the Safe is told token by token', () => {
  const logs = [moved(safe, wells, 5n), moved(safe, stranger, 7n, other), executed(ours)]
  expect(find(logs)).toEqual([
    { token, to: wells, value: 5n },
    { token: other, to: stranger, value: 7n },
  ])
})

test('what others moved, and what is no transfer, is passed over', () => {
  const logs = [
    moved(stranger, wells, 5n),
    log(token, [toEventSelector('event Approval(address,address,uint256)'), pad(safe), pad(wells)], word(5n)),
    log(token, [transferTopic], '0x'),
    log(token, [], '0x'),
    executed(ours),
  ]
  expect(find(logs)).toEqual([])
})

test('another transaction of the Safe within the same one of the chain counts for itself', () => {
  const first = [moved(safe, wells, 5n), executed(another)]
  expect(find([...first, executed(ours)])).toEqual([])
  expect(find([executed(ours), moved(safe, wells, 5n), executed(another)])).toEqual([])
})

test('other events of the Safe in between take nothing back', () => {
  const received = log(safe, [toEventSelector('event SafeReceived(address,uint256)'), pad(wells)], word(1n))
  const announced = log(safe, [toEventSelector('event SafeMultiSigTransaction(address)')], word(1n))
  expect(find([announced, moved(safe, wells, 5n), received, moved(safe, wells, 2n), executed(ours)])).toEqual(
    [
      { token, to: wells, value: 5n },
      { token, to: wells, value: 2n },
    ],
  )
})

test('an event of our hash by somebody else ends nothing', () => {
  expect(find([moved(safe, wells, 5n), executed(ours, stranger)])).toBeNull()
  expect(find([moved(safe, wells, 5n), executed(ours, stranger), executed(ours)])).toHaveLength(1)
})

test('logs that do not have the event do not tell', () => {
  expect(find([])).toBeNull()
  expect(find([moved(safe, wells, 5n), executed(another)])).toBeNull()
})

test('a token that indexes nothing, or everything, is understood', () => {
  const all = parseAbiParameters('address, address, uint256')
  const nothing = log(token, [transferTopic], encodeAbiParameters(all, [safe, wells, 5n]))
  const everything = log(token, [transferTopic, pad(safe), pad(wells), word(5n)], concatHex([]))
  for (const odd of [nothing, everything])
    expect(find([odd, executed(ours)])).toEqual([{ token, to: wells, value: 5n }])
})

test('what comes back in the same transaction is told below zero, and what the Safe moves to itself is not', () => {
  const logs = [
    moved(safe, wells, 100n),
    moved(wells, safe, 40n),
    moved(wells, stranger, 9n),
    moved(safe, safe, 3n),
  ]
  const told = [
    { token, to: wells, value: 100n },
    { token, to: wells, value: -40n },
  ]
  expect(find([...logs, executed(ours)])).toEqual(told)
  expect(transfersFrom(safe, logs)).toEqual(told.map((one) => ({ ...one, token: getAddress(token) })))
})
