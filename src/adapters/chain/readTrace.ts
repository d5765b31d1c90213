import * as v from 'valibot'
import type { Client } from 'viem'
import { wireAddress, wireBytes, wireLog } from '../../core/review/forecast/wire'
import type { EventLog, TracedCall } from '../../core/safe/executed/evidence'
import type { ChainTxHash } from '../../core/safe/safeTx'

type Frame = {
  readonly type: string
  readonly to?: TracedCall['to'] | undefined
  readonly input: TracedCall['input']
  readonly error?: string | undefined
  readonly calls: readonly Frame[]
  readonly logs?: readonly EventLog[] | undefined
}

const frameSchema: v.GenericSchema<unknown, Frame> = v.object({
  type: v.string(),
  to: v.optional(wireAddress),
  input: wireBytes,
  error: v.optional(v.string()),
  calls: v.optional(v.array(v.lazy(() => frameSchema)), []),
  logs: v.optional(v.array(wireLog)),
})

/**
 * Reads the node's replay of a mined transaction (`debug_traceTransaction`, `callTracer` with its logs). Null: the node
 * does not replay, as most public nodes, or returns another shape. Never throws.
 */
export async function readTrace(client: Client, txHash: ChainTxHash): Promise<TracedCall | null> {
  try {
    const options = { tracer: 'callTracer', tracerConfig: { withLog: true } }
    const answer: unknown = await client.request({
      method: 'debug_traceTransaction' as never,
      params: [txHash, options] as never,
    })
    const read = v.safeParse(frameSchema, answer)
    // Nodes omit empty lists. A trace without any event does not prove that the node includes logs.
    return read.success ? tracedCall(read.output, hasLogs(read.output), false) : null
  } catch {
    return null
  }
}

function hasLogs({ logs = [], calls }: Frame): boolean {
  return logs.length > 0 || calls.some(hasLogs)
}

function tracedCall(frame: Frame, isTold: boolean, isWithin: boolean): TracedCall {
  const { type, to = null, input, error, calls, logs = [] } = frame
  const isReverted = isWithin || error !== undefined
  return {
    type,
    to,
    input,
    isReverted,
    calls: calls.map((call) => tracedCall(call, isTold, isReverted)),
    logs: isTold ? logs : null,
  }
}
