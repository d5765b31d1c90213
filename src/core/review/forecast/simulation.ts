import * as v from 'valibot'
import { type Hex, numberToHex } from 'viem'
import type { CallNode } from '../callTree'
import { type BalancePair, probeAddress, probeCode, probeData, readProbe } from './balanceProbe'
import type { ForecastPlan, PlannedExecution } from './planForecast'
import { type RanLog, endInLogs } from './ranLogs'
import type { FailingItem, ForecastOutcome, GasForecast } from './forecast'
import { readRunner, runnerAddress, runnerCall, runnerCode } from './itemRunner'
import { revertReason, type RevertReason } from './revertReason'
import { isBytes, isTrue, wireBytes, wireLog, wireQuantity } from './wire'

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

const callSchema = v.object({
  status: v.picklist(['0x0', '0x1']),
  returnData: wireBytes,
  logs: v.optional(v.array(wireLog), []),
  gasUsed: v.exactOptional(wireQuantity),
  error: v.nullish(v.object({ message: v.nullish(v.string()), data: v.nullish(v.unknown()) })),
})
/** Result of eth_simulateV1: the blocks, and the calls in each. */
export const simulatedBlocks = v.array(
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
export function reasonOf(call: SimulatedCall): RevertReason {
  return revertReason(bytesOf(call), call.error?.message ?? null)
}

/** Returns the revert data of a call. Geth has it in `error.data`, others in `returnData`. */
function bytesOf({ returnData, error }: SimulatedCall): Hex {
  const data = error?.data
  return typeof data === 'string' && isBytes(data) && data !== '0x' ? data : returnData
}
