import type { Address } from 'viem'
import { isHexEqual } from '../isHexEqual'
import { refundOf } from '../safe/refundOf'
import type { SafeTx } from '../safe/safeTx'
import type { Action } from './action'
import { type AssetNames, tokenName } from './assetNames'
import { type CallNode, everyNode } from './callTree'
import type { Effect, NotUnderstood, Origin } from './effect'
import { mayApproveItem } from './mayApproveItem'
import { permit2 } from './permit2'

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

type Transfer = Extract<Action, { kind: 'transfer' | 'transferFrom' | 'itemTransfer' }>

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
