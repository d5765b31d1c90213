import { type Address, isAddressEqual, type Hex, concatHex, getAddress, hexToBigInt, size, slice } from 'viem'
import type { Effect } from '../effects'
import type { ApprovedRight, Difference } from './forecast'
import { permit2 } from '../action'
import type { RanLog } from './flows'

/** A right that the bytes grant or revoke. `isAtLeast`: they add to an existing one. */
type NamedRight = {
  readonly token: Address
  readonly owner: Address
  readonly spender: Address
  readonly right: Exclude<ApprovedRight, { kind: 'item' }>
  readonly isAtLeast: boolean
  /** Items of this owner that the bytes may approve for this spender. */
  readonly items: readonly bigint[]
}

/**
 * Returns the rights that a run grants and the bytes do not name, and those that the bytes name and no event log
 * shows. A right that is revoked, or lower than in the bytes, is no difference: the same transaction may use it.
 */
export function approvalDifferences(
  effects: readonly Effect[],
  ran: readonly RanApproval[],
): readonly Difference[] {
  const named = namedRights(effects)
  const granted = ran
    .filter(({ right }) => !isOver(right))
    .filter((each) => !isUse(each, effects) && !named.some((one) => explains(one, each)))
    .map((each): Difference => {
      const { token, owner, spender, right, path = null } = each
      const byBytes = named.find((one) => isSameRight(one, each))?.right ?? null
      return { kind: 'right', token, owner, spender, named: byBytes, ran: right, path }
    })
  const missing = named
    .filter((one) => !ran.some((each) => isSameRight(one, each)))
    .map(({ token, owner, spender, right }): Difference => ({
      kind: 'right',
      token,
      owner,
      spender,
      named: right,
      ran: null,
      path: null,
    }))
  return [...granted.toSorted((one, other) => weightOf(one) - weightOf(other)), ...missing]
}

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

function namedRights(effects: readonly Effect[]): readonly NamedRight[] {
  const last = new Map<string, NamedRight>()
  for (const effect of effects) {
    if (effect.kind !== 'allows' && effect.kind !== 'revokes') continue
    const { approval } = effect
    const { token, owner, spender } = approval
    const isAll = approval.kind === 'all'
    const right: NamedRight['right'] = isAll
      ? { kind: 'all', isApproved: effect.kind === 'allows' }
      : effect.kind === 'allows' && effect.mayBeItem
        ? { kind: 'amountOrId', value: approval.amount }
        : { kind: 'amount', amount: approval.amount }
    const key = `${token} ${owner} ${spender} ${isAll ? 'all' : 'amount'}`.toLowerCase()
    const items = [...(last.get(key)?.items ?? []), ...(right.kind === 'amountOrId' ? [right.value] : [])]
    last.set(key, { token, owner, spender, right, isAtLeast: !isAll && approval.form === 'increase', items })
  }
  return [...last.values()]
}

function isOver(right: ApprovedRight): boolean {
  if (right.kind === 'amount') return right.amount === 0n
  return right.kind === 'all' && !right.isApproved
}

/** Compares two rights. The same bytes approve an amount, or one item with this id. */
function isSameRight(named: NamedRight, { token, owner, spender, right }: RanApproval): boolean {
  const isKind =
    right.kind === 'item'
      ? named.items.includes(right.id)
      : (right.kind === 'all') === (named.right.kind === 'all')
  return (
    isKind &&
    isAddressEqual(named.token, token) &&
    isAddressEqual(named.owner, owner) &&
    isAddressEqual(named.spender, spender)
  )
}

function explains(named: NamedRight, ran: RanApproval): boolean {
  if (!isSameRight(named, ran)) return false
  if (named.right.kind === 'all') return named.right.isApproved
  const most = named.right.kind === 'amount' ? named.right.amount : named.right.value
  return ran.right.kind === 'item' || named.isAtLeast || amountOf(ran) <= most
}

function amountOf({ right }: RanApproval): bigint {
  return right.kind === 'amount' ? right.amount : 0n
}

/** Recognises an approval event of what is left of an allowance that the bytes use. */
function isUse({ token, owner, spender, right }: RanApproval, effects: readonly Effect[]): boolean {
  return (
    right.kind === 'amount' &&
    effects.some(
      (effect) =>
        effect.kind === 'moves' &&
        (effect.asset.kind === 'token' || effect.asset.kind === 'amountOrId') &&
        isAddressEqual(effect.asset.address, token) &&
        isAddressEqual(effect.from, owner) &&
        isAddressEqual(effect.by, spender) &&
        !isAddressEqual(owner, spender),
    )
  )
}

function weightOf(difference: Difference): number {
  return difference.kind === 'right' && difference.ran?.kind === 'all' ? 0 : 1
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
