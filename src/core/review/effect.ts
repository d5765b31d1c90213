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
  /** `transferFrom` of a contract that is not known: an amount, or the id of one item. */
  | { readonly kind: 'amountOrId'; readonly address: Address; readonly value: bigint }

/** A right over all items of a collection. */
export type OperatorApproval = {
  readonly kind: 'all'
  readonly token: Address
  readonly owner: Address
  readonly spender: Address
}

/** One thing that a transaction does, and to whom. `by`: the account whose call or transaction it is. */
export type Effect = Origin & EffectKind

/** Where an effect comes from. */
export type Origin = {
  readonly path: readonly number[]
  readonly by: Address
  /** Null: it is in the fields of the transaction, not in a call. */
  readonly call: CallNode | null
}

type EffectKind =
  /** Value moves, from any account. `to` null: to a contract that the call creates. */
  | {
      readonly kind: 'moves'
      readonly from: Address
      readonly to: Address | null
      readonly asset: OutAsset
      /** In base units; of an `amountOrId`, how many times. */
      readonly amount: bigint
      /** The chain's coin, or a token that the operator vouches for: the contract does what the call says. */
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
  /** Runs published code as the account. What the code is told to do has effects of its own. */
  | { readonly kind: 'runs'; readonly library: LibraryContract }
  /** A call without value and data: the code at `to` runs, if there is any. */
  | { readonly kind: 'calls'; readonly to: Address }
  /** A rejection: only uses the nonce. */
  | { readonly kind: 'usesNonce' }
  | NotUnderstood

/**
 * What nobody can tell from the bytes. `code`: unknown code runs as the account, or may do so, and can do anything to it.
 * `bytes`: the account calls a contract with bytes that are not read. `nature`: the call is read, and what it does depends
 * on which contract answers it. `creation`: code that runs once, in a contract of its own.
 */
export type NotUnderstood = {
  readonly kind: 'notUnderstood'
  readonly why: 'code' | 'bytes' | 'nature' | 'creation'
  readonly target: Address
}
