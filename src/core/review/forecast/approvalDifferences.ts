import { type Address, isAddressEqual } from 'viem'
import type { Effect } from '../effect'
import type { ApprovedRight, Difference } from './forecast'
import type { RanApproval } from './ranApprovals'

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
