import type { Address, Hex } from 'viem'
import type { Refund } from '../safe/refundOf'
import type { Approval, ControlChange, SettingChange } from './action'
import type { CallNode } from './callTree'
import type { LibraryContract } from './libraryContracts'

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
export type Origin = {
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
export type NotUnderstood = {
  readonly kind: 'notUnderstood'
  readonly why: 'code' | 'bytes' | 'nature' | 'creation'
  readonly target: Address
}
