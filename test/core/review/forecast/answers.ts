import {
  type Address,
  type Hex,
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  keccak256,
  pad,
  toHex,
} from 'viem'
import { assetNamesOf } from '../../../../src/core/review/assetNames'
import {
  type EarlierTxs,
  type ForecastPlan,
  planForecast,
} from '../../../../src/core/review/forecast/planForecast'
import type { SafeSetup } from '../../../../src/core/review/safeSetup'
import type { Call } from '../../../../src/core/safe/safeTx'
import {
  aChain,
  addressOf,
  aToken,
  buildRecord,
  buildSetup,
  type RecordWishes,
  theSafe,
} from '../../../support/safeFixtures'

/** Bodies as nodes give them, and a transaction that they answer for. */

export const bread = addressOf('bread')
export const wells = addressOf('wells')
export const names = assetNamesOf(aChain)
export const word = (value: bigint | number): Hex => toHex(value, { size: 32 })
const nothingEarlier: EarlierTxs = { records: [], skipped: [] }

function transfer(to: Address, amount: bigint): Call {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
  return { to: aToken.address, value: 0n, data }
}

/** 5 wei to wells, 7 base units of the token to bread. */
export const twoGifts: readonly Call[] = [{ to: wells, value: 5n, data: '0x' }, transfer(bread, 7n)]

export function planOf(
  wishes: RecordWishes = { calls: twoGifts },
  { setup = {}, earlier = nothingEarlier }: { setup?: Partial<SafeSetup>; earlier?: EarlierTxs } = {},
): ForecastPlan {
  const record = buildRecord(wishes)
  const planned = planForecast({ record, setup: buildSetup(setup), earlier })
  if (planned.kind === 'none') throw new Error(planned.reason)
  return planned.plan
}

const transferTopic = keccak256(toHex('Transfer(address,address,uint256)'))
export function transferLog(emitter: Address, from: Address, to: Address, amount: bigint) {
  return {
    address: emitter,
    topics: [transferTopic, pad(from, { size: 32 }), pad(to, { size: 32 })],
    data: word(amount),
  }
}

/** As a Safe of 1.4.0 or later emits it, for the transaction with this hash. */
export function endLog(kind: 'ExecutionSuccess' | 'ExecutionFailure', hash: Hex, emitter: Address = theSafe) {
  return { address: emitter, topics: [keccak256(toHex(`${kind}(bytes32,uint256)`)), hash], data: word(0) }
}

/** One balance after another, as the probe returns them. */
export const balances = (...values: readonly bigint[]): Hex =>
  concatHex(values.flatMap((value) => [word(1), word(value)]))

/** A call of eth_simulateV1 that went through. */
export const wentThrough = (returnData: Hex, logs: readonly unknown[] = []) => ({
  returnData,
  logs,
  gasUsed: '0x5208',
  maxUsedGas: '0x5208',
  status: '0x1',
})

/** As Geth has it: no `returnData`. Source: ethereum/execution-apis, tests/eth_simulateV1, "no-logs-on-forward-revert". */
export const revertedByGeth = (data: Hex, message = 'execution reverted') => ({
  returnData: '0x',
  logs: [],
  gasUsed: '0x5423',
  maxUsedGas: '0x5423',
  status: '0x0',
  error: { message, code: 3, data },
})

export const errorString = (text: string): Hex =>
  concatHex(['0x08c379a0', encodeAbiParameters([{ type: 'string' }], [text])])

export const emitters = {
  traced: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  eip7708: '0xfffffffffffffffffffffffffffffffffffffffe',
} as const
