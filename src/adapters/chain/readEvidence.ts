import { type Address, type Client, getAddress, type Hex, hexToBigInt, keccak256, pad, sliceHex } from 'viem'
import { getCode, getStorageAt } from 'viem/actions'
import * as v from 'valibot'
import { bindCalls } from '../../core/safe/executed/bindCalls'
import {
  type EventLog,
  type ExecutionEvidence,
  type MinedCall,
  noEvidence,
  type SafeKind,
  type TracedCall,
} from '../../core/safe/executed/evidence'
import { knownSingleton } from '../../core/safe/knownContracts'
import type { ChainTxHash } from '../../core/safe/safeTx'
import { wireAddress, wireBytes, wireLog } from '../../core/review/forecast/wire'

const frameSchema: v.GenericSchema<unknown, Frame> = v.object({
  type: v.string(),
  to: v.optional(wireAddress),
  input: wireBytes,
  error: v.optional(v.string()),
  calls: v.optional(v.array(v.lazy(() => frameSchema)), []),
  logs: v.optional(v.array(wireLog)),
})

/** A mined transaction, and its block. */
export type MinedPlace = MinedCall & { readonly txHash: ChainTxHash; readonly blockNumber: bigint }

/** Largest number of rounds. Each follows the calldata one contract further. */
const mostRounds = 10

/**
 * Reads what `bindCalls` needs to bind the executions of a Safe in a mined transaction: the code on the way, the code
 * that Safes ran at that block, and where that is not enough the node's replay. Makes no request for a transaction that
 * calls the Safe directly, unless `isCodeWanted`. Throws what the node throws.
 *
 * @param isCodeWanted - Read also the code that the Safe ran at that block, if the node still has its state.
 */
export async function readEvidence(
  client: Client,
  mined: MinedPlace,
  safe: Address,
  { isCodeWanted }: { readonly isCodeWanted: boolean },
): Promise<ExecutionEvidence> {
  const codes = new Map<string, Hex | null>()
  const safes = new Map<string, SafeKind>()
  let evidence: ExecutionEvidence = { ...noEvidence, codes, safes }
  if (bindCalls(mined, safe, evidence).events.length === 0) return evidence
  if (isCodeWanted) await readKinds([safe])

  async function readCodes(contracts: readonly Address[]) {
    await Promise.all(
      contracts.map(async (one) => codes.set(one.toLowerCase(), await readCodeHash(client, one))),
    )
  }

  async function readKinds(contracts: readonly Address[]) {
    await Promise.all(
      contracts.map(async (one) => {
        const kind = await readSafeKind(client, one, mined.blockNumber)
        if (kind !== null) safes.set(one.toLowerCase(), kind)
      }),
    )
  }

  let isTraced = false
  for (let round = 0; round < mostRounds; round += 1) {
    const { events, unread } = bindCalls(mined, safe, evidence)
    const [wantedCodes, wantedSafes] = [missing(unread.codes, codes), missing(unread.safes, safes)]
    if (wantedCodes.length + wantedSafes.length > 0 && (await isRead(wantedCodes, wantedSafes))) continue
    if (isTraced || events.every(({ call }) => call !== null)) return evidence
    isTraced = true
    evidence = { ...evidence, trace: await readTrace(client, mined.txHash) }
  }
  return evidence

  /** Reads codes and kinds. Returns true when something new is known. */
  async function isRead(contracts: readonly Address[], maybeSafes: readonly Address[]): Promise<boolean> {
    const before = codes.size + safes.size
    await Promise.all([readCodes(contracts), readKinds(maybeSafes)])
    return codes.size + safes.size > before
  }
}

function missing(wanted: readonly Address[], known: ReadonlyMap<string, unknown>): readonly Address[] {
  return [...new Set(wanted)].filter((one) => !known.has(one.toLowerCase()))
}

/**
 * Returns the code of Safe's that a contract ran in the transactions of a block, by its storage before and after them.
 * Null: the node no longer has one of these states.
 */
async function readSafeKind(client: Client, contract: Address, block: bigint): Promise<SafeKind | null> {
  let slots: readonly (Hex | null | undefined)[]
  try {
    slots = await Promise.all(
      [block === 0n ? 0n : block - 1n, block].map((blockNumber) =>
        getStorageAt(client, { address: contract, slot: '0x0', blockNumber }),
      ),
    )
  } catch {
    // Most nodes keep the state of the newest 128 blocks.
    return null
  }
  const read = slots.flatMap((slot) => slot ?? [])
  if (read.length < slots.length) return null
  // Before its first block there is nothing at the address.
  const singletons = read.flatMap((slot) => (hexToBigInt(slot) === 0n ? [] : [addressIn(slot)]))
  const kinds = await Promise.all([...new Set(singletons)].map((one) => kindOf(client, one)))
  if (kinds.length === 0 || kinds.includes('other')) return 'other'
  return kinds.every((kind) => kind === 'SafeL2') ? 'SafeL2' : 'Safe'
}

function addressIn(slot: Hex): Address {
  return getAddress(sliceHex(pad(slot, { size: 32 }), -20))
}

async function kindOf(client: Client, singleton: Address): Promise<SafeKind> {
  const known = knownSingleton(singleton)
  if (known === null) return 'other'
  const isPublished = (await readCodeHash(client, singleton)) === known.codeHash
  return isPublished && (known.name === 'Safe' || known.name === 'SafeL2') ? known.name : 'other'
}

async function readCodeHash(client: Client, address: Address): Promise<Hex | null> {
  const code = await getCode(client, { address })
  return code === undefined || code === '0x' ? null : keccak256(code)
}

type Frame = {
  readonly type: string
  readonly to?: TracedCall['to'] | undefined
  readonly input: TracedCall['input']
  readonly error?: string | undefined
  readonly calls: readonly Frame[]
  readonly logs?: readonly EventLog[] | undefined
}

/**
 * Reads the node's replay of a mined transaction (`debug_traceTransaction`, `callTracer` with its logs). Null: the node
 * does not replay, as most public nodes, or returns another shape. Never throws.
 */
async function readTrace(client: Client, txHash: ChainTxHash): Promise<TracedCall | null> {
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
