import * as v from 'valibot'
import { type Address, type Client, getAddress, type Hex, isAddressEqual } from 'viem'
import { wireAddress, wireBytes, wireQuantity } from '../../core/review/forecast/wire'
import type { Call, ChainTxHash } from '../../core/safe/safeTx'

type Frame = {
  readonly type: string
  readonly from: Address
  readonly to?: Address | undefined
  readonly value?: bigint | undefined
  readonly input: Hex
  readonly error?: string | undefined
  readonly calls: readonly Frame[]
}

const frameSchema: v.GenericSchema<unknown, Frame> = v.object({
  type: v.string(),
  from: wireAddress,
  to: v.optional(wireAddress),
  value: v.optional(wireQuantity),
  input: v.optional(wireBytes, '0x'),
  error: v.optional(v.string()),
  calls: v.optional(v.array(v.lazy(() => frameSchema)), []),
})

/**
 * Reads the calls that an account made in a mined transaction and that were not reverted, by `debug_traceTransaction`
 * with the callTracer. Null where the node cannot trace, or returns an unexpected shape.
 */
export async function readCallsMade(
  client: Client,
  txHash: ChainTxHash,
  account: Address,
): Promise<readonly Call[] | null> {
  try {
    const request = { method: 'debug_traceTransaction', params: [txHash, { tracer: 'callTracer' }] }
    // Not among viem's public methods, and few nodes have it.
    const read = v.safeParse(frameSchema, await client.request(request as never))
    return read.success ? callsOf(read.output, account) : null
  } catch {
    return null
  }
}

/** Returns the account's calls in a frame and below it. A reverted frame reverts everything below it. */
function callsOf({ type, from, to, value = 0n, input, error, calls }: Frame, account: Address): Call[] {
  if (error !== undefined) return []
  const below = calls.flatMap((frame) => callsOf(frame, account))
  const isMade = type === 'CALL' && to !== undefined && isAddressEqual(from, account)
  return isMade ? [{ to: getAddress(to), value, data: input }, ...below] : below
}
