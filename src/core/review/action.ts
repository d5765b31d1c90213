import type { Address, Hex } from 'viem'
import type { SafeTx } from '../safe/safeTx'
import type { LibraryContract } from './libraryContracts'

/** Action of one call, decoded from its bytes. Amounts in base units. */
export type Action =
  /** The chain's own coin; the amount is the value of the call. */
  | { readonly kind: 'send'; readonly to: Address; readonly amount: bigint }
  /** A call without value and data. */
  | { readonly kind: 'nothing'; readonly to: Address }
  /** The Safe calls itself without value and data: it only uses the nonce. */
  | { readonly kind: 'rejection' }
  /** The calls are the children of the node. */
  | { readonly kind: 'batch'; readonly contract: LibraryContract; readonly size: number }
  | {
      readonly kind: 'transfer'
      readonly token: Address
      readonly from: Address
      readonly to: Address
      readonly amount: bigint
    }
  /** The same bytes move an amount of an ERC-20 token, or the one item of an ERC-721 token with this id. */
  | {
      readonly kind: 'transferFrom'
      readonly token: Address
      readonly from: Address
      readonly to: Address
      readonly amountOrId: bigint
    }
  | {
      readonly kind: 'itemTransfer'
      readonly token: Address
      readonly from: Address
      readonly to: Address
      /** `amount` null: ERC-721, there is one. */
      readonly items: readonly { readonly id: bigint; readonly amount: bigint | null }[]
    }
  | Approval
  | {
      readonly kind: 'approvalForAll'
      readonly token: Address
      readonly operator: Address
      readonly isApproved: boolean
    }
  | { readonly kind: 'setting'; readonly change: SettingChange }
  | {
      readonly kind: 'createContract'
      readonly amount: bigint
      readonly initCode: Hex
      /** Null: CREATE, else CREATE2. */
      readonly salt: Hex | null
    }
  /** The Safe signs a message on chain, for any verifier by EIP-1271. */
  | { readonly kind: 'signMessage'; readonly message: Hex }
  /** The Safe, as an owner of another Safe, approves the transaction with this safeTxHash. */
  | { readonly kind: 'approveHash'; readonly safe: Address; readonly hash: Hex }
  /** Another Safe executes a transaction of its own: the child of the node. */
  | { readonly kind: 'execTransaction'; readonly safe: Address; readonly tx: Omit<SafeTx, 'nonce'> }
  /** The Safe, as a module of another Safe, makes it act without its owners: the child of the node. */
  | {
      readonly kind: 'execFromModule'
      readonly safe: Address
      readonly tx: Pick<SafeTx, 'to' | 'value' | 'data' | 'operation'>
    }
  | ControlChange
  /** Runs a batch contract that Safe has not published, as the Safe itself. */
  | { readonly kind: 'thirdPartyBatch'; readonly contract: Address; readonly name: string }
  /** DELEGATECALL: the code at this address may do anything to the Safe. */
  | { readonly kind: 'unknownCode'; readonly contract: Address }
  | { readonly kind: 'unreadable'; readonly to: Address; readonly reason: string }

/** Lets another account spend tokens later, without the Safe. */
export type Approval = {
  readonly kind: 'approval'
  readonly form: 'approve' | 'increase' | 'permit' | 'permit2'
  readonly token: Address
  readonly owner: Address
  readonly spender: Address
  readonly amount: bigint
  readonly isUnlimited: boolean
}

/** Gives another account power over a contract. */
export type ControlChange = {
  readonly kind: 'control'
  readonly contract: Address
  /** The contract that is called, where it is another one. */
  readonly through: Address | null
  readonly method: string
  readonly what: 'owner' | 'admin' | 'role' | 'code'
  /** The new holder of the power, or the code that runs from now on. Null: removed. */
  readonly to: Address | null
  readonly role: Hex | null
}

/** A change of the Safe's own settings. */
export type SettingChange =
  | { readonly name: 'addOwnerWithThreshold'; readonly owner: Address; readonly threshold: bigint }
  | { readonly name: 'removeOwner'; readonly owner: Address; readonly threshold: bigint }
  | { readonly name: 'swapOwner'; readonly owner: Address; readonly newOwner: Address }
  | { readonly name: 'changeThreshold'; readonly threshold: bigint }
  | { readonly name: 'enableModule' | 'disableModule'; readonly module: Address }
  /** `contract` null: none from now on. */
  | {
      readonly name: 'setGuard' | 'setModuleGuard' | 'setFallbackHandler'
      readonly contract: Address | null
    }
  | { readonly name: 'changeMasterCopy'; readonly singleton: Address }
  | { readonly name: 'setup'; readonly owners: readonly Address[]; readonly threshold: bigint }
  /** SafeMigration: another singleton that Safe has published, and perhaps the fallback handler of its version. */
  | {
      readonly name: 'migrate'
      readonly contract: LibraryContract
      readonly singleton: 'Safe' | 'SafeL2'
      readonly withHandler: boolean
    }
  /** SafeWebAuthnSharedSigner: the key that signs when this shared signer is an owner. */
  | { readonly name: 'configurePasskey'; readonly x: bigint; readonly y: bigint; readonly verifiers: bigint }

/** Uniswap's Permit2, at this address on every chain. */
export const permit2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

/** More base units than any token has. */
const moreThanAny = 2n ** 127n
/** "Unlimited" for tokens with 96-bit balances (COMP, UNI). */
const maxUint96 = 2n ** 96n - 1n

/** Returns true when an allowance, in base units, is unlimited in practice. */
export function isUnlimited(amount: bigint): boolean {
  return amount >= moreThanAny || amount === maxUint96
}
