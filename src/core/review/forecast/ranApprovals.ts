import { type Address, type Hex, concatHex, getAddress, hexToBigInt, isAddressEqual, size, slice } from 'viem'
import { permit2 } from '../permit2'
import type { ApprovedRight } from './forecast'
import type { RanLog } from './ranLogs'

/** A right to take from an account that a run grants or revokes, by the contract's own event log. */
export type RanApproval = {
  /** The token or the collection. */
  readonly token: Address
  readonly owner: Address
  readonly spender: Address
  readonly right: ApprovedRight
  /** The call that logged it, if a trace shows it. */
  readonly path?: readonly number[]
}

/** `Approval(address owner, address spender, uint256 value)`: EIP-20, and EIP-721 with the item in a topic. */
const approval = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
/** `ApprovalForAll(address owner, address operator, bool approved)`: EIP-721 and EIP-1155. */
const approvalForAll = '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31'
/** Permit2: `Approval` and `Permit`, each with owner, token and spender in its topics and the amount first in the data. */
const permit2Approval = '0xda9fa7c1b00402c17d0161b249b1ab8bbec047c5a52207b9c112deffd817036b'
const permit2Permit = '0xc6a377bfc4eb120024a8ac08eef205be16b817020812c73223e81d1bdb9708ec'

/** Returns the rights in the event logs of a run: the last for each owner and spender, revoked ones included. */
export function approvalsIn(logs: readonly RanLog[]): readonly RanApproval[] {
  const last = new Map<string, RanApproval>()
  for (const log of logs) {
    const read = readApproval(log)
    if (read !== null) last.set(approvalKey(read), read)
  }
  return [...last.values()]
}

/** Returns the key of a right: each item has its own. */
export function approvalKey({ token, owner, spender, right }: RanApproval): string {
  const what = right.kind === 'item' ? `item ${right.id}` : right.kind
  return `${token} ${owner} ${spender} ${what}`.toLowerCase()
}

function readApproval({ address, topics, data, path }: RanLog): RanApproval | null {
  const place = path === undefined ? {} : { path }
  const [topic, ...indexed] = topics
  if (topic === undefined) return null
  const words = concatHex([...indexed, data])
  if ((topic === permit2Approval || topic === permit2Permit) && isAddressEqual(address, permit2)) {
    if (size(words) < 128) return null
    const right = { kind: 'amount', amount: numberAt(words, 3) } as const
    return {
      token: addressAt(words, 1),
      owner: addressAt(words, 0),
      spender: addressAt(words, 2),
      right,
      ...place,
    }
  }
  if ((topic !== approval && topic !== approvalForAll) || size(words) !== 96) return null
  const value = numberAt(words, 2)
  const right: ApprovedRight =
    topic === approvalForAll
      ? { kind: 'all', isApproved: value !== 0n }
      : indexed.length === 3
        ? { kind: 'item', id: value }
        : { kind: 'amount', amount: value }
  return {
    token: getAddress(address),
    owner: addressAt(words, 0),
    spender: addressAt(words, 1),
    right,
    ...place,
  }
}

function addressAt(words: Hex, index: number): Address {
  return getAddress(slice(words, index * 32 + 12, index * 32 + 32))
}

function numberAt(words: Hex, index: number): bigint {
  return hexToBigInt(slice(words, index * 32, index * 32 + 32))
}
