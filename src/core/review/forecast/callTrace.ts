import * as v from 'valibot'
import { type Address, type Hex, getAddress, isAddressEqual } from 'viem'
import type { CallNode } from '../callTree'
import { answersFalse } from './itemRunner'
import type { FailingItem, ForecastOutcome, GasForecast } from './forecast'
import type { ForecastPlan, PlannedExecution } from './planForecast'
import { type RanLog, type RanTransfer, endInLogs, transfersIn } from './flows'
import { revertReason, type RevertReason } from './revertReason'
import { isFalse, isTrue, wireAddress, wireBytes, wireLog, wireQuantity } from './wire'

/** The result of a debug_traceCall. */
export type CallTrace = {
  readonly outcome: ForecastOutcome
  readonly transfers: readonly RanTransfer[]
  readonly logs: readonly RanLog[]
  /** Failing calls up to the first that reverts; null: the trace lacks the call, or the calls of its batch. */
  readonly failing: readonly FailingItem[] | null
  /** Contracts that the run creates. */
  readonly created: readonly Address[]
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

/** Parses the result of the callTracer with its logs. Null: an unexpected shape. Never throws. */
export function readCallTrace(answer: unknown, { safe, tree, execution }: ForecastPlan): CallTrace | null {
  const read = readFrame(answer)
  if (read === null) return null
  const frames = lasting(read, placesIn(read, tree, safe), undefined)
  const logs = frames.flatMap(({ frame, path }) => frame.logs.map((log) => ({ ...log, ...pathOf(path) })))
  const outcome = outcomeOf(read, logs, execution)
  if (outcome === null) return null
  return {
    outcome,
    transfers: [...nativeTransfers(frames), ...transfersIn(logs)],
    logs,
    failing: failingIn(read, tree, safe),
    created: frames.flatMap(({ frame: { type, to } }) =>
      creating.includes(type) && to !== undefined ? getAddress(to) : [],
    ),
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

/** A frame, and the call of the transaction that contains it. */
type PlacedFrame = { readonly frame: Frame; readonly path: readonly number[] | undefined }

/** Returns the frame and those below it that are not reverted. */
function lasting(
  frame: Frame,
  places: ReadonlyMap<Frame, readonly number[]>,
  above: readonly number[] | undefined,
): readonly PlacedFrame[] {
  if (frame.error !== undefined) return []
  const path = places.get(frame) ?? above
  return [{ frame, path }, ...frame.calls.flatMap((call) => lasting(call, places, path))]
}

/** Maps frames to the calls that the transaction itself makes. */
function placesIn(top: Frame, tree: CallNode, safe: Address): ReadonlyMap<Frame, readonly number[]> {
  const places = new Map<Frame, readonly number[]>()
  const place = (frame: Frame, node: CallNode) => {
    if (node.action.kind !== 'batch') places.set(frame, node.path)
    else
      for (const [index, call] of frame.calls.entries()) {
        const item = node.children[index]
        const made = item?.action.kind === 'batch' ? findCall(call, item, safe) : call
        if (item !== undefined && made !== null) place(made, item)
      }
  }
  const made = findCall(top, tree, safe)
  if (made !== null) place(made, tree)
  return places
}

function pathOf(path: readonly number[] | undefined) {
  return path === undefined ? {} : { path }
}

const creating = ['CREATE', 'CREATE2']
/** Frame types that move coin. CALLCODE moves nothing, and DELEGATECALL repeats the value of its caller's call. */
const moving = ['CALL', 'SELFDESTRUCT', ...creating]

function nativeTransfers(frames: readonly PlacedFrame[]): readonly RanTransfer[] {
  return frames.flatMap(({ frame: { type, from, to, value = 0n }, path }) =>
    moving.includes(type) && to !== undefined && value > 0n
      ? [
          {
            asset: { kind: 'native' },
            from: getAddress(from),
            to: getAddress(to),
            amount: value,
            ...pathOf(path),
          } as const,
        ]
      : [],
  )
}

/** Returns the failing calls. A batch makes one call for each item, below the frame of its DELEGATECALL. */
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

/** Finds the first frame, from the outside, that makes this call as the Safe. */
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
