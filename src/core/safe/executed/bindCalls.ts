import {
  type Address,
  isAddressEqual,
  type AbiEvent,
  decodeAbiParameters,
  decodeEventLog,
  parseAbi,
} from 'viem'
import { isHexEqual } from '../../isHexEqual'
import { decodeCalls } from '../decodeCalls'
import { decodeExecTransaction, type ExecTransaction } from '../decodeExecTransaction'
import { executedHashes, isExecutionSuccess } from '../executionResult'
import { knownContract, knownSingleton } from '../knownContracts'
import type { SafeTxHash } from '../safeTx'
import type { EventLog, ExecutionEvidence, MinedCall, TracedCall } from './evidence'
import { followCalls, type UnreadEvidence } from './followCalls'

/** An ExecutionSuccess or ExecutionFailure from the address of a Safe, and the call that caused it. */
type BoundEvent = {
  /** Index among the logs of the receipt. */
  readonly at: number
  readonly safeTxHash: SafeTxHash
  readonly outcome: 'success' | 'failure'
  /** The call that Safe's own code executed and that emitted this event; null: unproved. */
  readonly call: BoundCall | null
}

/** `nonce`: from the SafeL2 event; null: there was none. */
export type BoundCall = ExecTransaction & { readonly nonce: bigint | null }

export type BoundEvents = {
  readonly events: readonly BoundEvent[]
  readonly unread: UnreadEvidence
}

/**
 * Binds each event of an execution to the call that caused it. An event alone proves nothing: a Safe that runs
 * unknown code by DELEGATECALL emits any event of that code, from its own address. Each of these proves that Safe's
 * own code ran:
 *
 * - the node's trace, by the frame that emitted the event;
 * - the calldata, when it makes as many calls of the Safe as there are events: each call emits one;
 * - a SafeL2's event before the call, as long as all earlier ones ran known code.
 */
export function bindCalls(mined: MinedCall, safe: Address, evidence: ExecutionEvidence): BoundEvents {
  const events = eventsOf(mined, safe)
  const nothing = { codes: [], safes: [] }
  if (events.length === 0) return { events, unread: nothing }
  if (evidence.trace !== null) return bindByTrace(events, evidence.trace, safe, evidence)
  const kind = evidence.safes.get(safe.toLowerCase())
  if (kind === 'other') return { events, unread: nothing }

  const { calls, unread } = followCalls(mined, safe, evidence)
  const more = (also: UnreadEvidence): UnreadEvidence => ({
    codes: [...unread.codes, ...also.codes],
    safes: [...unread.safes, ...also.safes],
  })
  if (calls.length === events.length) return { events: pair(events, calls), unread }
  const [only] = calls
  const last = events.at(-1)
  // Its own event is the last, whatever its inner code has emitted. Its payments are unreadable.
  if (only !== undefined && calls.length === 1 && last !== undefined && isUnreadable(only))
    return { events: [...events.slice(0, -1), { ...last, call: { ...only, nonce: null } }], unread }
  if (kind === 'SafeL2') {
    const announced = bindByAnnouncements(events, mined, safe, evidence)
    return { ...announced, unread: more(announced.unread) }
  }
  return { events, unread: kind === undefined ? more({ codes: [], safes: [safe] }) : unread }
}

function eventsOf({ logs }: MinedCall, safe: Address): readonly BoundEvent[] {
  return logs.flatMap((log, at) => {
    const [safeTxHash] = isAddressEqual(log.address, safe) ? executedHashes([log]) : []
    if (safeTxHash === undefined) return []
    return { at, safeTxHash, outcome: isExecutionSuccess(log) ? 'success' : 'failure', call: null }
  })
}

function pair(events: readonly BoundEvent[], calls: readonly ExecTransaction[]): readonly BoundEvent[] {
  return events.map((event, place) => {
    const call = calls[place]
    return call === undefined ? event : { ...event, call: { ...call, nonce: null } }
  })
}

function isUnreadable({ tx }: ExecTransaction): boolean {
  return decodeCalls({ ...tx, nonce: 0n }).kind === 'unreadable'
}

/** @see SafeL2.sol: its own event precedes everything of the call, and the execution event follows it. */
function bindByAnnouncements(
  events: readonly BoundEvent[],
  { logs }: MinedCall,
  safe: Address,
  evidence: ExecutionEvidence,
): BoundEvents {
  const open: BoundCall[] = []
  const bound = [...events]
  const unread: Address[] = []
  const stop = () => ({ events: bound, unread: { codes: unread, safes: [] } })
  for (const [at, log] of logs.entries()) {
    if (!isAddressEqual(log.address, safe)) continue
    const announced = readMultiSigEvent(log)
    if (announced !== null) {
      const { tx, signatures, nonce } = announced
      open.push({ tx, signatures, nonce })
      if (!runsKnownCode(announced, evidence, unread)) return stop()
    }
    if (isModuleDelegateCall(log)) return stop()
    const place = bound.findIndex((event) => event.at === at)
    const event = bound[place]
    if (event === undefined) continue
    const call = open.pop()
    if (call === undefined) return stop()
    bound[place] = { ...event, call }
  }
  return stop()
}

/** `keccak256("SafeModuleTransaction(address,address,uint256,bytes,uint8)")`: a call by a module. */
const moduleTopic = '0xb648d3644f584ed1c2232d53c46d87e693586486ad0d1175f8656013110b714e'

/** Returns true unless a module's call is a plain CALL, which runs no code as the Safe. */
function isModuleDelegateCall({ topics, data }: EventLog): boolean {
  if (topics[0] !== moduleTopic) return false
  // (module, to, value, data, operation): the operation is the fifth word.
  return BigInt(`0x${data.slice(2 + 4 * 64, 2 + 5 * 64) || '1'}`) !== 0n
}

/** Returns true when no part of a call is code that could emit events as the Safe. */
function runsKnownCode({ tx }: ExecTransaction, { codes }: ExecutionEvidence, unread: Address[]): boolean {
  const decoded = decodeCalls({ ...tx, nonce: 0n })
  if (decoded.kind === 'unreadable') return false
  const { via } = decoded
  if (via === null) return true
  const code = codes.get(via.address.toLowerCase())
  if (code === undefined) unread.push(via.address)
  return code === via.codeHash
}

/**
 * Binds by the frame of Safe's own code that emitted each event; without logs per frame, by the number of such
 * frames.
 */
function bindByTrace(
  events: readonly BoundEvent[],
  trace: TracedCall,
  safe: Address,
  { codes }: ExecutionEvidence,
): BoundEvents {
  const ran: { readonly call: ExecTransaction; readonly own: readonly EventLog[] | null }[] = []
  const unread = new Set<Address>()

  function visit(frame: TracedCall) {
    if (frame.isReverted) return
    for (const inner of frame.calls) visit(inner)
    const call =
      frame.to !== null && isAddressEqual(frame.to, safe) ? decodeExecTransaction(frame.input) : null
    if (call === null || frame.type !== 'CALL') return
    // The proxy makes one call: to its singleton, with the same bytes.
    const [runs, ...others] = frame.calls
    if (runs?.type !== 'DELEGATECALL' || runs.to === null || others.length > 0 || runs.isReverted) return
    const singleton = knownSingleton(runs.to)
    if (singleton === null || !isHexEqual(runs.input, frame.input)) return
    const code = codes.get(runs.to.toLowerCase())
    if (code === undefined) unread.add(runs.to)
    if (code !== knownContract(runs.to)?.codeHash) return
    ran.push({ call, own: runs.logs })
  }
  visit(trace)

  const isTold = ran.every(({ own }) => own !== null)
  if (!isTold && ran.length !== events.length) return { events, unread: { codes: [...unread], safes: [] } }
  const told = ran.flatMap(({ call, own }) => {
    const [event] = (own ?? []).filter(
      (log) => isAddressEqual(log.address, safe) && executedHashes([log]).length > 0,
    )
    return event === undefined ? [] : { call, event }
  })
  const bound = isTold
    ? placeIn(events, told)
    : pair(
        events,
        ran.map(({ call }) => call),
      )
  return { events: bound, unread: { codes: [...unread], safes: [] } }
}

/** Matches frame events in the order of the receipt; forged ones may be between them. */
function placeIn(
  events: readonly BoundEvent[],
  told: readonly { readonly call: ExecTransaction; readonly event: EventLog }[],
): readonly BoundEvent[] {
  const bound = [...events]
  let before = bound.length
  for (const { call, event } of told.toReversed()) {
    const [hash] = executedHashes([event])
    const outcome = isExecutionSuccess(event) ? 'success' : 'failure'
    const place = bound
      .slice(0, before)
      .findLastIndex((one) => one.safeTxHash === hash && one.outcome === outcome)
    const found = bound[place]
    // A trace that differs from the receipt proves nothing.
    if (found === undefined) return events
    bound[place] = { ...found, call: { ...call, nonce: null } }
    before = place
  }
  return bound
}

const l2Abi = parseAbi([
  'event SafeMultiSigTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures, bytes additionalInfo)',
]) satisfies readonly AbiEvent[]

/**
 * Decodes a SafeL2's event before an execution, with nonce and threshold; null: another event. It has the fields for
 * any caller; the calldata of the transaction only has them when the Safe is called directly.
 *
 * @see SafeL2.sol, `SafeMultiSigTransaction`; `additionalInfo` is `abi.encode(nonce, msg.sender, threshold)`
 */
export function readMultiSigEvent({
  topics,
  data,
}: Pick<EventLog, 'topics' | 'data'>):
  | (ExecTransaction & { readonly nonce: bigint; readonly threshold: bigint })
  | null {
  const [topic, ...indexed] = topics
  if (topic === undefined) return null
  try {
    const { args } = decodeEventLog({ abi: l2Abi, topics: [topic, ...indexed], data })
    const { operation, signatures, additionalInfo, ...fields } = args
    if (operation !== 0 && operation !== 1) return null
    const [nonce, , threshold] = decodeAbiParameters(
      [{ type: 'uint256' }, { type: 'address' }, { type: 'uint256' }],
      additionalInfo,
    )
    return { tx: { ...fields, operation }, signatures, nonce, threshold }
  } catch {
    return null
  }
}
