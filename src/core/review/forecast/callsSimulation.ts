import * as v from 'valibot'
import { type Address, type Hex, numberToHex } from 'viem'
import { encodeMultiSend } from '../../safe/multiSend'
import { knownContracts } from '../../safe/knownContracts'
import type { Call } from '../../safe/safeTx'
import { type CallNode, readCallTree } from '../callTree'
import { answersFalse } from './answersFalse'
import { type BalancePair, probeAddress, probeCode, probeData, readProbe } from './balanceProbe'
import type { FailingItem, GasForecast } from './forecast'
import type { RanLog } from './ranLogs'
import { reasonOf, simulatedBlocks } from './simulation'
import { isFalse } from './wire'

/** The result of an eth_simulateV1 of calls that an account makes itself, one after another. */
type CallsSimulation = {
  /** All failing calls. Calls after a failing one run too. */
  readonly failing: readonly FailingItem[]
  readonly logs: readonly RanLog[]
  readonly before: readonly (bigint | null)[]
  readonly after: readonly (bigint | null)[]
  readonly gas: GasForecast | null
}

/** Builds a tree from the calls of an ordinary account, as if they were one batch of its own. */
export function treeOfCalls(calls: readonly Call[], from: Address): CallNode {
  const to = knownContracts.find(({ name }) => name === 'MultiSendCallOnly')?.address ?? from
  return readCallTree({ to, value: 0n, data: encodeMultiSend(calls), operation: 1 }, from)
}

/** Builds the parameters of eth_simulateV1: one block that reads the balances, makes the calls, and reads them again. */
export function simulateCallsParams(
  { from, calls, blockNumber }: { from: Address; calls: readonly Call[]; blockNumber: bigint },
  pairs: readonly BalancePair[],
): readonly [object, Hex] {
  const probe = { from, to: probeAddress, data: probeData(pairs) }
  const made = calls.map(({ to, value, data }) => ({ from, to, value: numberToHex(value), data }))
  const block = {
    stateOverrides: { [probeAddress]: { code: probeCode } },
    calls: [probe, ...made, probe],
  }
  return [{ blockStateCalls: [block], traceTransfers: true, validation: false }, numberToHex(blockNumber)]
}

/** Parses the result of {@link simulateCallsParams}. Null: an unexpected shape. Never throws. */
export function readCallsSimulation(
  answer: unknown,
  items: readonly CallNode[],
  pairs: readonly BalancePair[],
): CallsSimulation | null {
  const read = v.safeParse(simulatedBlocks, answer)
  const [block, ...others] = read.success ? read.output : []
  if (block === undefined || others.length > 0 || block.calls.length !== items.length + 2) return null
  const [first, last] = [block.calls[0], block.calls.at(-1)]
  if (first === undefined || last === undefined) return null
  const before = readProbe(first.returnData, pairs)
  const after = readProbe(last.returnData, pairs)
  if (before === null || after === null) return null
  const made = block.calls.slice(1, -1)
  const failing = items.flatMap((item, index): readonly FailingItem[] => {
    const call = made[index]
    if (call === undefined) return []
    if (call.status === '0x0') return [{ path: item.path, kind: 'reverts', reason: reasonOf(call) }]
    return answersFalse(item) && isFalse(call.returnData) ? [{ path: item.path, kind: 'answersFalse' }] : []
  })
  const used = made.map(({ gasUsed }) => gasUsed ?? null)
  const gas = used.reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0n)
  return {
    failing,
    logs: made.flatMap(({ logs }) => logs),
    before,
    after,
    gas: gas === null ? null : { used: gas, blockLimit: block.gasLimit ?? null },
  }
}
