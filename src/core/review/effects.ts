import type { Address, Hex } from 'viem'
import { type Refund, refundOf } from '../safe/refundOf'
import { type Approval, type ControlChange, type SettingChange, type Action, permit2 } from './action'
import { type CallNode, everyNode } from './callTree'
import type { LibraryContract } from './libraryContracts'
import { isHexEqual } from '../isHexEqual'
import type { SafeTx } from '../safe/safeTx'
import { type AssetNames, tokenName } from './assetNames'

/** An asset that an account holds. */
export type OutAsset =
  | { readonly kind: 'native' }
  | { readonly kind: 'token'; readonly address: Address }
  /** One id of an ERC-721 or ERC-1155 token. */
  | { readonly kind: 'item'; readonly address: Address; readonly id: bigint }
  /** `transferFrom` of an unknown contract: an amount, or the id of one item. */
  | { readonly kind: 'amountOrId'; readonly address: Address; readonly value: bigint }

/** A right over all items of a collection. */
export type OperatorApproval = {
  readonly kind: 'all'
  readonly token: Address
  readonly owner: Address
  readonly spender: Address
}

/** One effect of a transaction. `by`: the account that makes the call or transaction. */
export type Effect = Origin & EffectKind

/** The origin of an effect. */
type Origin = {
  readonly path: readonly number[]
  readonly by: Address
  /** Null: the effect comes from the fields of the transaction, not from a call. */
  readonly call: CallNode | null
}

type EffectKind =
  /** Value moves, from any account. `to` null: to a contract that the call creates. */
  | {
      readonly kind: 'moves'
      readonly from: Address
      readonly to: Address | null
      readonly asset: OutAsset
      /** In base units; for an `amountOrId`, the number of transfers. */
      readonly amount: bigint
      /** True for the chain's coin, or a token that the operator vouches for: its contract does what the call says. */
      readonly isListed: boolean
    }
  /** The account `by` pays for the execution of its own transaction. */
  | { readonly kind: 'refunds'; readonly refund: Refund }
  /** Lets another account spend later. `mayBeItem`: an amount, also of nothing, or the one item with this id. */
  | {
      readonly kind: 'allows'
      readonly approval: Approval | OperatorApproval
      readonly mayBeItem: boolean
    }
  | { readonly kind: 'revokes'; readonly approval: Approval | OperatorApproval }
  | { readonly kind: 'controls'; readonly change: ControlChange }
  | { readonly kind: 'sets'; readonly change: SettingChange }
  | { readonly kind: 'signs'; readonly message: Hex }
  /** Approves a transaction of another Safe. */
  | { readonly kind: 'approves'; readonly safe: Address; readonly hash: Hex }
  /** Another Safe executes a transaction of its own. */
  | { readonly kind: 'executes'; readonly safe: Address }
  | { readonly kind: 'creates'; readonly amount: bigint }
  /** Runs published code as the account. Its calls have effects of their own. */
  | { readonly kind: 'runs'; readonly library: LibraryContract }
  /** A call without value and data. It runs the code at `to`, if there is any. */
  | { readonly kind: 'calls'; readonly to: Address }
  /** A rejection: only uses the nonce. */
  | { readonly kind: 'usesNonce' }
  | NotUnderstood

/**
 * An effect that the bytes do not reveal. `code`: unknown code runs, or may run, as the account and can do anything
 * to it. `bytes`: the account calls a contract with unread bytes. `nature`: the call is read, but its effect depends
 * on the contract called. `creation`: code that runs once, in a new contract.
 */
type NotUnderstood = {
  readonly kind: 'notUnderstood'
  readonly why: 'code' | 'bytes' | 'nature' | 'creation'
  readonly target: Address
}

/**
 * Returns the effects of a transaction, in the order of its calls, refunds first. Nothing else decides what a call
 * means. Each call has at least one effect; one not understood is `notUnderstood`. Amounts in base units.
 */
export function effectsOf(
  tx: SafeTx,
  tree: CallNode,
  safe: Address,
  names: Pick<AssetNames, 'tokens'>,
): readonly Effect[] {
  const own: Effect[] = refundEffects(tx, { path: [], by: safe, call: null }, names)
  return [...own, ...everyNode(tree).flatMap((call) => effectsOfCall(call, names))]
}

/** Returns the effects of one call, without those of its inner calls. */
export function effectsOfCall(call: CallNode, names: Pick<AssetNames, 'tokens'>): readonly Effect[] {
  const { path, by, target, value, operation } = call
  const origin = { path, by, call }
  const paid: readonly Effect[] =
    operation === 0 && value > 0n
      ? [
          {
            ...origin,
            kind: 'moves',
            from: by,
            to: target,
            asset: { kind: 'native' },
            amount: value,
            isListed: true,
          },
        ]
      : []
  const named = namedEffects(call, origin, names)
  const why = notUnderstood(call, names)
  const open: readonly Effect[] = why === null ? [] : [{ ...origin, kind: 'notUnderstood', why, target }]
  return [...paid, ...named, ...open]
}

type Transfer = Extract<Action, { kind: 'transfer' | 'transferFrom' | 'itemTransfer' }>

/** One payment. `amount` in base units; for an `amountOrId`, the number of transfers. */
type Outflow = {
  /** Null: a contract that the call creates. */
  readonly to: Address | null
  readonly asset: OutAsset
  readonly amount: bigint
}

/** Value that moves, from any account. */
export type Move = Extract<Effect, { kind: 'moves' }>

/** Returns the payments from an account, in the order of the calls, including those to itself. */
export function outflowsOf(
  nodes: readonly CallNode[],
  account: Address,
  names: AssetNames,
): readonly Outflow[] {
  return movesIn(nodes.flatMap((node) => effectsOfCall(node, names))).filter(({ from }) =>
    isHexEqual(from, account),
  )
}

/** Returns the effects that move value. */
export function movesIn(effects: readonly Effect[]): readonly Move[] {
  return effects.filter((effect) => effect.kind === 'moves')
}

/**
 * Returns true when the value of an approval may be the id of one item: the same bytes approve an amount of an ERC-20 token, or one item of
 * an ERC-721 token. No token of the operator's list has items, and the other forms know amounts only.
 */
export function mayApproveItem({ form, token }: Approval, names: Pick<AssetNames, 'tokens'>): boolean {
  return form === 'approve' && tokenName(token, names) === null
}

function namedEffects(call: CallNode, origin: Origin, names: Pick<AssetNames, 'tokens'>): readonly Effect[] {
  const { action, by } = call
  switch (action.kind) {
    case 'send':
    case 'unknownCode':
    case 'thirdPartyBatch':
    case 'unreadable':
      return []
    case 'nothing':
      return [{ ...origin, kind: 'calls', to: action.to }]
    case 'rejection':
      return [{ ...origin, kind: 'usesNonce' }]
    case 'batch':
      return [{ ...origin, kind: 'runs', library: action.contract }]
    case 'transfer':
    case 'transferFrom':
    case 'itemTransfer':
      return movesOf(action, origin, names)
    case 'approval': {
      const mayBeItem = mayApproveItem(action, names)
      return action.amount > 0n || mayBeItem
        ? [{ ...origin, kind: 'allows', approval: action, mayBeItem }]
        : [{ ...origin, kind: 'revokes', approval: action }]
    }
    case 'approvalForAll': {
      const { token, operator: spender, isApproved } = action
      const approval = { kind: 'all', token, owner: by, spender } as const
      return isApproved
        ? [{ ...origin, kind: 'allows', approval, mayBeItem: false }]
        : [{ ...origin, kind: 'revokes', approval }]
    }
    case 'setting':
      return [{ ...origin, kind: 'sets', change: action.change }]
    case 'createContract': {
      const created: Effect = { ...origin, kind: 'creates', amount: action.amount }
      if (action.amount === 0n) return [created]
      const paid = {
        from: by,
        to: null,
        asset: { kind: 'native' },
        amount: action.amount,
        isListed: true,
      } as const
      return [{ ...origin, kind: 'moves', ...paid }, created]
    }
    case 'signMessage':
      return [{ ...origin, kind: 'signs', message: action.message }]
    case 'approveHash':
      return [{ ...origin, kind: 'approves', safe: action.safe, hash: action.hash }]
    case 'execTransaction': {
      const inner: Origin = { ...origin, by: action.safe }
      const refunds = refundEffects({ ...action.tx, nonce: 0n }, inner, names)
      return [{ ...origin, kind: 'executes', safe: action.safe }, ...refunds]
    }
    case 'execFromModule':
      return [{ ...origin, kind: 'executes', safe: action.safe }]
    case 'control':
      return [{ ...origin, kind: 'controls', change: action }]
  }
}

function movesOf(action: Transfer, origin: Origin, names: Pick<AssetNames, 'tokens'>): readonly Effect[] {
  const { token: address, from, to } = action
  const isListed = isListedToken(address, names)
  const move = { ...origin, kind: 'moves', from, to, isListed } as const
  switch (action.kind) {
    case 'transfer':
      return [{ ...move, asset: { kind: 'token', address }, amount: action.amount }]
    case 'transferFrom': {
      const { amountOrId: value } = action
      return isListed
        ? [{ ...move, asset: { kind: 'token', address }, amount: value }]
        : [{ ...move, asset: { kind: 'amountOrId', address, value }, amount: 1n }]
    }
    case 'itemTransfer':
      return action.items.map(({ id, amount }) => ({
        ...move,
        // No token of the operator's list has items.
        isListed: false,
        asset: { kind: 'item', address, id },
        amount: amount ?? 1n,
      }))
  }
}

/** Returns why a call is not understood; null: it is. */
function notUnderstood(
  { action, outcome, operation, by, target }: CallNode,
  names: Pick<AssetNames, 'tokens'>,
): NotUnderstood['why'] | null {
  const isRead = outcome === 'exact' || outcome === 'trailing'
  const isOwn = operation === 1 || isHexEqual(target, by)
  if (!isRead || action.kind === 'unreadable') return isOwn ? 'code' : 'bytes'
  switch (action.kind) {
    case 'unknownCode':
    case 'thirdPartyBatch':
      return 'code'
    case 'createContract':
      return 'creation'
    case 'transfer':
    case 'transferFrom':
      return isListedToken(action.token, names) ? null : 'nature'
    case 'approval': {
      const isKnown =
        action.form === 'permit2' ? isHexEqual(target, permit2) : isListedToken(action.token, names)
      return isKnown ? null : 'nature'
    }
    case 'itemTransfer':
    case 'approvalForAll':
    case 'control':
    case 'approveHash':
    case 'execTransaction':
    case 'execFromModule':
      return 'nature'
    case 'send':
    case 'nothing':
    case 'rejection':
    case 'batch':
    case 'setting':
    case 'signMessage':
      return null
  }
}

function isListedToken(address: Address, names: Pick<AssetNames, 'tokens'>): boolean {
  return tokenName(address, names) !== null
}

/** Returns the refund of a transaction. An unlisted token may do anything in its `transfer`. */
function refundEffects(tx: SafeTx, origin: Origin, names: Pick<AssetNames, 'tokens'>): Effect[] {
  const refund = refundOf(tx)
  if (refund === null) return []
  const { token } = refund
  const isKnown = token === null || isListedToken(token, names)
  return [
    { ...origin, kind: 'refunds', refund },
    ...(isKnown ? [] : [{ ...origin, kind: 'notUnderstood', why: 'nature', target: token } as const]),
  ]
}
