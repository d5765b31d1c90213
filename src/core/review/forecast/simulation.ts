import * as v from 'valibot'
import { type Hex, numberToHex, type Address } from 'viem'
import { type CallNode, readCallTree } from '../callTree'
import { type BalancePair, probeAddress, probeCode, probeData, readProbe } from './balanceChanges'
import type { ForecastPlan, PlannedExecution } from './planForecast'
import { type RanLog, endInLogs } from './flows'
import type { FailingItem, ForecastOutcome, GasForecast } from './forecast'
import { readRunner, runnerAddress, runnerCall, runnerCode, answersFalse } from './itemRunner'
import { revertReason, type RevertReason } from './revertReason'
import { isBytes, isTrue, wireBytes, wireLog, wireQuantity, isFalse } from './wire'
import { encodeMultiSend } from '../../safe/multiSend'
import { knownContracts } from '../../safe/knownContracts'
import type { Call } from '../../safe/safeTx'

/** The result of an eth_simulateV1. */
export type Simulation = {
  readonly outcome: ForecastOutcome
  readonly logs: readonly RanLog[]
  /** Balances of the requested pairs, in their order, before and after. */
  readonly before: readonly (bigint | null)[]
  readonly after: readonly (bigint | null)[]
  /** Nonces of earlier transactions that failed. */
  readonly earlierFailing: readonly bigint[]
  readonly gas: GasForecast | null
}

type SimulateParams = readonly [
  {
    readonly blockStateCalls: readonly unknown[]
    readonly traceTransfers: boolean
    readonly validation: boolean
  },
  Hex,
]

/**
 * Builds the parameters of eth_simulateV1: one block for each earlier transaction, then one that reads the balances,
 * makes the execution, and reads them again.
 */
export function simulateParams(plan: ForecastPlan, pairs: readonly BalancePair[]): SimulateParams {
  const { execution } = plan
  const probe = { from: execution.from, to: probeAddress, data: probeData(pairs) }
  return params(plan, {
    stateOverrides: { ...execution.overrides, [probeAddress]: { code: probeCode } },
    calls: [probe, callOf(execution), probe],
  })
}

/** Builds the same for the calls of the transaction alone, made by the Safe one after another. */
export function simulateItemsParams(plan: ForecastPlan, items: readonly CallNode[]): SimulateParams {
  const { from, to, overrides } = plan.execution
  return params(plan, {
    stateOverrides: { ...overrides, [runnerAddress]: { code: runnerCode } },
    calls: [{ from, to, data: runnerCall(items) }],
  })
}

const callSchema = v.object({
  status: v.picklist(['0x0', '0x1']),
  returnData: wireBytes,
  logs: v.optional(v.array(wireLog), []),
  gasUsed: v.exactOptional(wireQuantity),
  error: v.nullish(v.object({ message: v.nullish(v.string()), data: v.nullish(v.unknown()) })),
})
/** Result of eth_simulateV1: the blocks, and the calls in each. */
const simulatedBlocks = v.array(
  v.object({ calls: v.array(callSchema), gasLimit: v.exactOptional(wireQuantity) }),
)
type SimulatedCall = v.InferOutput<typeof callSchema>

/** Parses the result of {@link simulateParams}. Null: an unexpected shape. Never throws. */
export function readSimulation(
  answer: unknown,
  plan: ForecastPlan,
  pairs: readonly BalancePair[],
): Simulation | null {
  const blocks = readBlocks(answer, plan, 3)
  if (blocks === null) return null
  const [first, execution, second] = blocks.last
  if (first === undefined || execution === undefined || second === undefined) return null
  const before = readProbe(first.returnData, pairs)
  const after = readProbe(second.returnData, pairs)
  const outcome = outcomeOf(execution, plan.execution)
  if (before === null || after === null || outcome === null) return null
  const { earlierFailing, gasLimit: blockLimit = null } = blocks
  const gas = execution.gasUsed === undefined ? null : { used: execution.gasUsed, blockLimit }
  return { outcome, logs: execution.logs, before, after, earlierFailing, gas }
}

/** Parses the result of {@link simulateItemsParams}. Null as for {@link readSimulation}. */
export function readItems(
  answer: unknown,
  plan: ForecastPlan,
  items: readonly CallNode[],
): readonly FailingItem[] | null {
  const [call] = readBlocks(answer, plan, 1)?.last ?? []
  return call === undefined || call.status === '0x1' ? null : readRunner(bytesOf(call), items)
}

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

function params(plan: ForecastPlan, last: object): SimulateParams {
  const earlier = plan.earlier.map((each) => ({ stateOverrides: each.overrides, calls: [callOf(each)] }))
  return [
    { blockStateCalls: [...earlier, last], traceTransfers: true, validation: false },
    numberToHex(plan.blockNumber),
  ]
}

function callOf({ from, to, data }: PlannedExecution) {
  return { from, to, data }
}

function readBlocks(answer: unknown, plan: ForecastPlan, callsInLast: number) {
  const read = v.safeParse(simulatedBlocks, answer)
  if (!read.success || read.output.length !== plan.earlier.length + 1) return null
  const last = read.output.at(-1)?.calls ?? []
  if (last.length !== callsInLast) return null
  const earlierFailing: bigint[] = []
  for (const [index, each] of plan.earlier.entries()) {
    const [call, ...others] = read.output[index]?.calls ?? []
    if (call === undefined || others.length > 0) return null
    if (outcomeOf(call, each)?.kind !== 'succeeds') earlierFailing.push(each.nonce)
  }
  return { last, earlierFailing, gasLimit: read.output.at(-1)?.gasLimit }
}

/** Returns null when the node reports success, but the Safe's event or its return value does not. */
function outcomeOf(call: SimulatedCall, { to: safe, hash }: PlannedExecution): ForecastOutcome | null {
  if (call.status === '0x0') return { kind: 'reverts', reason: reasonOf(call) }
  const end = endInLogs(call.logs, { safe, hash })
  if (end === 'failure') return { kind: 'fails' }
  return end === 'success' && isTrue(call.returnData) ? { kind: 'succeeds' } : null
}

/** Returns the reason of a simulated revert. */
function reasonOf(call: SimulatedCall): RevertReason {
  return revertReason(bytesOf(call), call.error?.message ?? null)
}

/** Returns the revert data of a call. Geth has it in `error.data`, others in `returnData`. */
function bytesOf({ returnData, error }: SimulatedCall): Hex {
  const data = error?.data
  return typeof data === 'string' && isBytes(data) && data !== '0x' ? data : returnData
}
