/** Transactions, what a node sees of their runs, and the comparison of the two. */
import { type Address, type Hex, encodeFunctionData, erc20Abi, keccak256, pad, parseAbi, toHex } from 'viem'
import { effectsOf } from '../../../../src/core/review/effects'
import { compareRun, type RunSeen, type StateSeen } from '../../../../src/core/review/forecast/compareRun'
import { differenceWords } from '../../../../src/core/review/forecast/differenceWords'
import { type NetChange, type RanLog, transfersIn } from '../../../../src/core/review/forecast/flows'
import { readStateDiff } from '../../../../src/core/review/forecast/stateDiff'
import type { Call } from '../../../../src/core/safe/safeTx'
import {
  addressOf,
  aToken,
  buildRecord,
  buildSetup,
  type RecordWishes,
  theSafe,
} from '../../../support/safeFixtures'
import { emitters, names, planOf, word } from './answers'

export const stranger = addressOf('a stranger')
export const other = addressOf('the other Safe')
export const unknown = addressOf('an unknown contract')
export const collection = addressOf('a collection')
export const token = aToken.address
export const coin = emitters.traced

export const abi = parseAbi([
  'function transferFrom(address from, address to, uint256 value)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function setApprovalForAll(address operator, bool approved)',
  'function performCreate(uint256 value, bytes deploymentData)',
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function changeThreshold(uint256 threshold)',
  'function approveHash(bytes32 hash)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
])

export const calling = (to: Address, data: Hex, value = 0n): Call => ({ to, value, data })
export const transfer = (to: Address, amount: bigint, of = token): Call =>
  calling(of, encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }))
export const transferFrom = (from: Address, to: Address, value: bigint, of = token): Call =>
  calling(of, encodeFunctionData({ abi, functionName: 'transferFrom', args: [from, to, value] }))
export const approve = (spender: Address, amount: bigint, of = token): Call =>
  calling(of, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] }))
/** Bytes that nobody can read. */
export const unreadable = calling(unknown, '0xdeadbeef')

const approvalTopic = keccak256(toHex('Approval(address,address,uint256)'))
const allTopic = keccak256(toHex('ApprovalForAll(address,address,bool)'))
export const approvalLog = (owner: Address, spender: Address, amount: bigint, of = token): RanLog => ({
  address: of,
  topics: [approvalTopic, pad(owner), pad(spender)],
  data: word(amount),
})
export const itemApprovalLog = (owner: Address, spender: Address, id: bigint): RanLog => ({
  address: collection,
  topics: [approvalTopic, pad(owner), pad(spender), word(id)],
  data: '0x',
})
export const allLog = (owner: Address, operator: Address): RanLog => ({
  address: collection,
  topics: [allTopic, pad(owner), pad(operator)],
  data: word(1),
})
export const itemLog = (from: Address, to: Address, id: bigint): RanLog => ({
  address: collection,
  topics: [keccak256(toHex('Transfer(address,address,uint256)')), pad(from), pad(to), word(id)],
  data: '0x',
})

export type Ran = {
  readonly logs?: readonly RanLog[]
  readonly measured?: readonly (readonly [Address, Address | null, bigint])[]
  readonly pre?: object
  readonly post?: object
  readonly isApart?: boolean
}

export function compare(wishes: RecordWishes, { logs = [], measured, pre, post = {}, isApart = false }: Ran) {
  const record = buildRecord(wishes)
  const seen: RunSeen = {
    logs,
    transfers: transfersIn(logs),
    created: null,
    measured:
      measured?.map(([holder, of, amount]): NetChange => ({
        holder,
        asset: of === null ? { kind: 'native' } : { kind: 'token', address: of },
        amount,
      })) ?? null,
  }
  const diff = pre === undefined ? null : readStateDiff({ pre, post })
  const state: StateSeen =
    diff === null ? { kind: 'unread', reason: 'Not offered.' } : { kind: 'read', diff, isApart }
  return compareRun({ record, plan: planOf(wishes), setup: buildSetup(), names }, seen, state)
}

export function wordsOf(wishes: RecordWishes, ran: Ran): readonly string[] {
  const effects = effectsOf(buildRecord(wishes), planOf(wishes).tree, theSafe, names)
  return compare(wishes, ran).differences.map((each) => differenceWords(each, effects, theSafe, names))
}

export const calls = (...list: readonly Call[]): RecordWishes => ({ calls: list })
export const ofDelegate: RecordWishes = { ...calls(calling(unknown, '0x')), operation: 1 }
