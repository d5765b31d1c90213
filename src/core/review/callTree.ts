import { type Address, type Hex, getAddress, isAddress, isHex, zeroAddress } from 'viem'
import { isRejection, type SafeTx } from '../safe/safeTx'
import type { Action } from './action'
import { m } from './actionMessages'
import { type LibraryContract, libraryContract } from './libraryContracts'
import { type CallReading, type MadeCall, readCall } from './readCall'

/** A call of a transaction with its inner calls. */
export type CallNode = CallReading & {
  /** Position, counted from 1: [] is the transaction itself, [2, 1] the first call in its second call. */
  readonly path: readonly number[]
  readonly operation: 0 | 1
  /** The account that makes the call. */
  readonly by: Address
  /** As in the bytes. */
  readonly to: Address
  /** The address that is called. MultiSend 1.5.0 calls the account itself where the bytes have the zero address. */
  readonly target: Address
  readonly value: bigint
  readonly data: Hex
  readonly children: readonly CallNode[]
}

/**
 * Limits of decoding; a call beyond them is `tooLarge`. `bytes` limits the data of the whole transaction, which
 * contains its inner calls: nodes refuse to relay more than a quarter of it. `depth` limits the recursion.
 */
const budget = { nodes: 2_000, bytes: 512 * 1024, depth: 64 }

type Asked = Pick<CallNode, 'path' | 'by' | 'to' | 'value' | 'data'> & { readonly operation: number }
type Left = { nodes: number; bytes: number; depth: number }

/** The fields of the call itself. Without the others, a refund is unknown. */
type CallFields = Pick<SafeTx, 'to' | 'value' | 'data' | 'operation'> & Partial<SafeTx>

/**
 * Decodes a transaction call by call: batches of MultiSend and MultiSendCallOnly at any depth, and the calls of
 * another Safe. Takes every value from the bytes. Never throws; a call beyond the budget is `tooLarge`.
 */
export function readCallTree(
  tx: CallFields,
  safe: Address,
  limits: Readonly<Partial<Left>> = budget,
): CallNode {
  const left = { ...budget, ...limits }
  left.nodes -= 1
  const { to, value, data, operation } = tx
  const root = readNode({ path: [], by: safe, to, value, data, operation }, left, null)
  return root.action.kind === 'nothing' && isRejection({ ...tx, safe })
    ? { ...root, action: { kind: 'rejection' } }
    : root
}

/** Returns the node and all nodes below it, in order of execution. */
export function everyNode(node: CallNode): readonly CallNode[] {
  return [node, ...node.children.flatMap(everyNode)]
}

/** One entry of a batch, as in its bytes. */
type BatchEntry = {
  readonly operation: 0 | 1
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
}

type BatchReading =
  | {
      readonly kind: 'batch'
      readonly entries: readonly BatchEntry[]
      /** Bytes after the last entry that are no ordinary padding; `0x` when the batch is exact. */
      readonly trailing: Hex
    }
  | { readonly kind: 'unreadable'; readonly reason: string }

/** Selector of `multiSend(bytes)`, and the one offset that an ABI encoder writes. */
const head = `0x8d80ff0a${'20'.padStart(64, '0')}`
/** Offsets of the packed entries, and of the parts of each, in hex digits. */
const bodyAt = head.length + 64
const [toAt, valueAt, lengthAt, dataAt] = [2, 42, 106, 170]
/** `lt(i, length)` with `i` from 0x20 on: the contract ignores a rest of 32 bytes or less. */
const unreadRest = 64

/** @param batch The batch contract that makes the call, if any. */
function readNode(asked: Asked, left: Left, batch: LibraryContract | null): CallNode {
  const { path, by, value } = asked
  const isTo = isAddress(asked.to, { strict: false })
  const to = isTo ? getAddress(asked.to) : asked.to
  // `to := or(to, mul(iszero(to), address()))`
  const target = batch?.version === '1.5.0' && to === zeroAddress ? by : to
  const data = asked.data.toLowerCase() as Hex
  const operation = asked.operation === 1 ? 1 : 0
  const node = { path, operation, by, to, target, value, data, children: [] } as const
  const fail = (outcome: 'mismatch' | 'tooLarge', reason: string): CallNode => ({
    ...node,
    action: { kind: 'unreadable', to: target, reason },
    outcome,
    trailing: '0x',
  })
  if (asked.operation !== operation) return fail('mismatch', m.calls.operation)
  if (!isTo) return fail('mismatch', m.calls.noAddress)
  if (!isHex(data) || data.length % 2 !== 0) return fail('mismatch', m.calls.halfBytes)
  const size = data.length / 2 - 1
  if (size > left.bytes || path.length > left.depth) return fail('tooLarge', m.calls.tooLarge(size))

  const call: MadeCall = { operation, by, to: target, value, data }
  const library = operation === 1 && value === 0n ? libraryContract(target) : null
  if (library?.name !== 'MultiSend' && library?.name !== 'MultiSendCallOnly') {
    const reading = readCall(call)
    const inner = innerCall(reading.action)
    if (inner === null) return { ...node, ...reading }
    if (left.nodes < 1) return fail('tooLarge', m.calls.tooLarge(size))
    left.nodes -= 1
    return { ...node, ...reading, children: [readNode({ path: [...path, 1], ...inner }, left, null)] }
  }

  const read = readBatch(data)
  if (read.kind === 'unreadable') return fail('mismatch', read.reason)
  const { entries, trailing } = read
  if (library.name === 'MultiSendCallOnly' && entries.some((entry) => entry.operation === 1))
    return fail('mismatch', m.calls.delegateCall)
  if (entries.length > left.nodes) return fail('tooLarge', m.calls.tooLarge(size))
  left.nodes -= entries.length
  return {
    ...node,
    action: { kind: 'batch', contract: library, size: entries.length },
    outcome: trailing === '0x' ? 'exact' : 'trailing',
    trailing,
    children: entries.map((entry, index) =>
      readNode({ path: [...path, index + 1], by, ...entry }, left, library),
    ),
  }
}

function innerCall(action: Action): Omit<Asked, 'path'> | null {
  if (action.kind !== 'execTransaction' && action.kind !== 'execFromModule') return null
  const { to, value, data, operation } = action.tx
  return { by: action.safe, to, value, data, operation }
}

/**
 * Reads the calldata of `multiSend(bytes)` as MultiSend runs it, with the operation of each entry. Up to 31 zero bytes after
 * the entries, inside or behind the declared length, are padding; anything else there is trailing. Never throws.
 *
 * @param data whole bytes, in lower case
 * @see MultiSend.sol, `multiSend`
 */
function readBatch(data: Hex): BatchReading {
  if (!data.startsWith(head)) return unreadable(m.calls.batch.form)
  const length = readLength(data, head.length)
  if (length === null || bodyAt + length > data.length) return unreadable(m.calls.batch.cut)

  const entries: BatchEntry[] = []
  const end = bodyAt + length
  let at = bodyAt
  while (end - at > unreadRest) {
    const dataLength = readLength(data, at + lengthAt)
    if (dataLength === null || at + dataAt + dataLength > end)
      return unreadable(m.calls.batch.cutCall(entries.length + 1))
    const operation = data.slice(at, at + toAt)
    if (operation !== '00' && operation !== '01')
      return unreadable(m.calls.batch.operation(entries.length + 1))
    entries.push({
      operation: operation === '00' ? 0 : 1,
      to: getAddress(`0x${data.slice(at + toAt, at + valueAt)}`),
      value: BigInt(`0x${data.slice(at + valueAt, at + lengthAt)}`),
      data: `0x${data.slice(at + dataAt, at + dataAt + dataLength)}`,
    })
    at += dataAt + dataLength
  }
  if (entries.length === 0) return unreadable(m.calls.batch.empty)
  const isPadded = isPadding(data.slice(at, end)) && isPadding(data.slice(end))
  return { kind: 'batch', entries, trailing: isPadded ? '0x' : `0x${data.slice(at)}` }
}

function isPadding(digits: string): boolean {
  return digits.length < 64 && /^0*$/.test(digits)
}

/** Reads a length word, in hex digits. Null when it is cut off, or exceeds any real batch. */
function readLength(text: string, at: number): number | null {
  const digits = /^0{56}([0-9a-f]{8})$/.exec(text.slice(at, at + 64))?.[1]
  return digits === undefined ? null : Number.parseInt(digits, 16) * 2
}

function unreadable(reason: string): BatchReading {
  return { kind: 'unreadable', reason }
}
