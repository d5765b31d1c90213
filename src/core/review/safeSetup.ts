import type { Address, Hex } from 'viem'

/** One part of a Safe's setup as read from the chain, or one sentence why it could not be read. Never a guess. */
export type SetupPart<value> =
  | { readonly kind: 'read'; readonly value: value }
  | { readonly kind: 'unread'; readonly reason: string }

/** A contract that the Safe runs or calls. */
export type SetupContract = {
  readonly address: Address
  /** `keccak256` of the code at the address; null: there is no code. */
  readonly codeHash: SetupPart<Hex | null>
}

/** A module of the Safe. */
export type SetupModule = SetupContract & {
  /** Its allowances, if it is a published allowance module; else absent. */
  readonly allowances?: SetupPart<{ readonly list: readonly Allowance[]; readonly isComplete: boolean }>
}

/** An owner, and how it signs, by the code at its address. */
export type SetupOwner = { readonly address: Address } & (
  | { readonly kind: 'externallyOwned' }
  /** EIP-7702: a key whose account runs the code at `to`. The key still signs. */
  | { readonly kind: 'delegated'; readonly to: Address }
  | { readonly kind: 'safe' }
  | { readonly kind: 'passkeySigner' }
  | { readonly kind: 'contract' }
  | { readonly kind: 'unread'; readonly reason: string }
)

/** A Safe at one block: its owners, its code, and what else can move its funds. */
export type SafeSetup = {
  readonly chainId: number
  readonly address: Address
  /** The block at which all parts were read. */
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

/** Amount that an allowance module lets an account spend from the Safe without an owner's signature. In base units. */
export type Allowance = {
  readonly delegate: Address
  /** Null: the chain's coin. */
  readonly token: Address | null
  readonly amount: bigint
  /** Spent from `amount` since the last reset. */
  readonly spent: bigint
  /** Reset interval in minutes; 0: never. */
  readonly resetMinutes: number
}
