import { type Address, type Hex, getAddress } from 'viem'
import { m } from './actionMessages'

/** One entry of a batch, as in its bytes. */
type BatchEntry = {
  readonly operation: 0 | 1
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
}

export type BatchReading =
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

/**
 * Reads the calldata of `multiSend(bytes)` as MultiSend runs it, with the operation of each entry. Up to 31 zero bytes after
 * the entries, inside or behind the declared length, are padding; anything else there is trailing. Never throws.
 *
 * @param data whole bytes, in lower case
 * @see MultiSend.sol, `multiSend`
 */
export function readBatch(data: Hex): BatchReading {
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
