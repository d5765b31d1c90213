import type { Address, Hex } from 'viem'

/** What a transaction has really done to the chain. Amounts in base units, a decrease below zero. */
export type ChainDiff = {
  /**
   * `reverted`: nothing was executed, and the nonce is as it was. `failed`: the Safe says ExecutionFailure; the nonce is used.
   */
  readonly status: 'done' | 'failed' | 'reverted'
  /** The executor's cost of gas is left out. */
  readonly coins: readonly { readonly account: Address; readonly change: bigint }[]
  readonly tokens: readonly {
    readonly token: Address
    readonly account: Address
    /** Null: an ERC-20 token. */
    readonly id: bigint | null
    readonly change: bigint
  }[]
  /** Allowances, operators, roles: who may do something later. `after` as the contract says it. */
  readonly authorities: readonly {
    readonly what: string
    readonly contract: Address
    readonly owner: Address
    readonly spender: Address | null
    readonly before: bigint
    readonly after: bigint
  }[]
  /** Storage of the Safes, by name where it has one, else `slot 0x…`. The nonce is among them. */
  readonly settings: readonly {
    readonly safe: Address
    readonly name: string
    /** The address that the slot is about, or is set to; null: none. */
    readonly about: Address | null
    readonly before: Hex
    readonly after: Hex
  }[]
  /** Accounts whose code is not what it was. */
  readonly codes: readonly { readonly account: Address; readonly kind: 'created' | 'changed' | 'removed' }[]
  /** Storage of other contracts that none of the above explains. */
  readonly others: readonly { readonly account: Address; readonly slots: number }[]
}
