import * as v from 'valibot'
import { type Address, type Hex, isAddressEqual } from 'viem'
import type { CallNode } from '../callTree'
import { answersFalse } from './answersFalse'
import type { FailingItem, ForecastOutcome, GasForecast } from './forecast'
import type { ForecastPlan, PlannedExecution } from './planForecast'
import { type RanLog, type RanTransfer, endInLogs, transfersIn } from './ranLogs'
import { revertReason, type RevertReason } from './revertReason'
import { isFalse, isTrue, wireAddress, wireBytes, wireLog, wireQuantity } from './wire'

/** The result of a debug_traceCall. */
export type CallTrace = {
  readonly outcome: ForecastOutcome
  readonly transfers: readonly RanTransfer[]
  readonly logs: readonly RanLog[]
  /** Up to the first that reverts; null: the call is not in the trace, or not with the calls of the batch. */
  readonly failing: readonly FailingItem[] | null
  readonly gas: GasForecast | null
}

type Frame = {
  readonly type: string
  readonly from: Address
  readonly to?: Address | undefined
  readonly value?: bigint | undefined
  readonly output?: Hex | undefined
  readonly error?: string | undefined
  readonly gasUsed?: bigint | undefined
  readonly calls: readonly Frame[]
  readonly logs: readonly RanLog[]
}

const frameSchema: v.GenericSchema<unknown, Frame> = v.object({
  type: v.string(),
  from: wireAddress,
  to: v.optional(wireAddress),
  value: v.optional(wireQuantity),
  output: v.optional(wireBytes),
  error: v.optional(v.string()),
  gasUsed: v.optional(wireQuantity),
  calls: v.optional(v.array(v.lazy(() => frameSchema)), []),
  logs: v.optional(v.array(wireLog), []),
})

/** Parses the answer of the callTracer with its logs. Null: an unexpected shape. Never throws. */
export function readCallTrace(answer: unknown, { safe, tree, execution }: ForecastPlan): CallTrace | null {
  const read = readFrame(answer)
  if (read === null) return null
  const frames = lasting(read)
  const logs = frames.flatMap((frame) => frame.logs)
  const outcome = outcomeOf(read, logs, execution)
  if (outcome === null) return null
  return {
    outcome,
    transfers: [...nativeTransfers(frames), ...transfersIn(logs)],
    logs,
    failing: failingIn(read, tree, safe),
    gas: read.gasUsed === undefined ? null : { used: read.gasUsed, blockLimit: null },
  }
}

function readFrame(answer: unknown): Frame | null {
  try {
    const read = v.safeParse(frameSchema, answer)
    return read.success ? read.output : null
  } catch {
    // Nested too deeply.
    return null
  }
}

function outcomeOf(
  top: Frame,
  logs: readonly RanLog[],
  { to: safe, hash }: PlannedExecution,
): ForecastOutcome | null {
  if (top.error !== undefined) return { kind: 'reverts', reason: reasonOf(top) }
  const end = endInLogs(logs, { safe, hash })
  if (end === 'failure') return { kind: 'fails' }
  return end === 'success' && isTrue(top.output ?? '0x') ? { kind: 'succeeds' } : null
}

/** The frame and those below it that are not reverted. */
function lasting(frame: Frame): readonly Frame[] {
  return frame.error !== undefined ? [] : [frame, ...frame.calls.flatMap(lasting)]
}

/** Not CALLCODE, which moves nothing, nor DELEGATECALL, which repeats the value of its caller's call. */
const moving = ['CALL', 'CREATE', 'CREATE2', 'SELFDESTRUCT']

function nativeTransfers(frames: readonly Frame[]): readonly RanTransfer[] {
  return frames.flatMap(({ type, from, to, value = 0n }) =>
    moving.includes(type) && to !== undefined && value > 0n
      ? [{ asset: { kind: 'native' }, from, to, amount: value } as const]
      : [],
  )
}

/** A batch makes one call for each item, below the frame in which its contract is run by DELEGATECALL. */
function failingIn(frame: Frame, node: CallNode, safe: Address): readonly FailingItem[] | null {
  const made = findCall(frame, node, safe)
  if (made === null) return null
  if (node.action.kind !== 'batch') return failureOf(made, node)
  const failing: FailingItem[] = []
  for (const [index, call] of made.calls.entries()) {
    const item = node.children[index]
    if (item === undefined) return null
    const inner = item.action.kind === 'batch' ? failingIn(call, item, safe) : failureOf(call, item)
    if (inner === null) return null
    failing.push(...inner)
    if (call.error !== undefined) return inner.length > 0 ? failing : [...failing, reverting(item, call)]
  }
  return failing
}

function failureOf(frame: Frame, node: CallNode): readonly FailingItem[] {
  if (frame.error !== undefined) return [reverting(node, frame)]
  const isNothing = answersFalse(node) && isFalse(frame.output ?? '0x')
  return isNothing ? [{ path: node.path, kind: 'answersFalse' }] : []
}

function reverting({ path }: CallNode, frame: Frame): FailingItem {
  return { path, kind: 'reverts', reason: reasonOf(frame) }
}

/** The first frame, from the outside, that makes this call in the name of the Safe. */
function findCall(frame: Frame, node: CallNode, safe: Address): Frame | null {
  const type = node.operation === 1 ? 'DELEGATECALL' : 'CALL'
  const isIt =
    frame.type === type &&
    frame.to !== undefined &&
    isAddressEqual(frame.to, node.target) &&
    isAddressEqual(frame.from, safe)
  if (isIt) return frame
  for (const call of frame.calls) {
    const found = findCall(call, node, safe)
    if (found !== null) return found
  }
  return null
}

function reasonOf({ output, error }: Frame): RevertReason {
  return revertReason(output ?? null, error ?? null)
}
