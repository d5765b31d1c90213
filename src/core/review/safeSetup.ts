import type { Address, Hex } from 'viem'
import type { Allowance } from './allowance'

/** One part of a Safe's setup as read from the chain, or one sentence on why it could not be read. Never a guess. */
export type SetupPart<value> =
  | { readonly kind: 'read'; readonly value: value }
  | { readonly kind: 'unread'; readonly reason: string }

/** A contract that the Safe runs or consults. */
export type SetupContract = {
  readonly address: Address
  /** `keccak256` of the code at the address; null: there is no code. */
  readonly codeHash: SetupPart<Hex | null>
}

/** A module of the Safe. */
export type SetupModule = SetupContract & {
  /** Who may spend what by it, where it is a published allowance module; absent for any other. */
  readonly allowances?: SetupPart<{ readonly list: readonly Allowance[]; readonly isComplete: boolean }>
}

/** How an owner signs, by the code at its address. */
export type SetupOwner = { readonly address: Address } & (
  | { readonly kind: 'externallyOwned' }
  /** EIP-7702: a key whose account runs the code at `to`. The key still signs. */
  | { readonly kind: 'delegated'; readonly to: Address }
  | { readonly kind: 'safe' }
  | { readonly kind: 'passkeySigner' }
  | { readonly kind: 'contract' }
  | { readonly kind: 'unread'; readonly reason: string }
)

/** What a Safe is at one block: who controls it, which code it runs, and what else can move its funds. */
export type SafeSetup = {
  readonly chainId: number
  readonly address: Address
  /** All parts were read at this block. */
  readonly blockNumber: bigint
  /** `keccak256` of the code at the Safe's own address: the proxy's. Null: there is no code. */
  readonly codeHash: SetupPart<Hex | null>
  /** Storage slot 0. */
  readonly singleton: SetupPart<SetupContract>
  /** `VERSION()` without build metadata, e.g. "1.4.1". */
  readonly version: SetupPart<string>
  readonly owners: SetupPart<readonly SetupOwner[]>
  readonly threshold: SetupPart<number>
  readonly nonce: SetupPart<bigint>
  /** `complete` is false when the Safe has more modules than were read. */
  readonly modules: SetupPart<{ readonly list: readonly SetupModule[]; readonly complete: boolean }>
  /** Storage slot `keccak256("guard_manager.guard.address")`; null: not set. */
  readonly guard: SetupPart<SetupContract | null>
  /** Storage slot `keccak256("module_manager.module_guard.address")`, from 1.5.0 on; null: not set. */
  readonly moduleGuard: SetupPart<SetupContract | null>
  /** Storage slot `keccak256("fallback_manager.handler.address")`; null: not set. */
  readonly fallbackHandler: SetupPart<SetupContract | null>
}
