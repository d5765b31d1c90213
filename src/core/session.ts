import type { Address } from 'viem'

/** The Safe as the host presented it in the handshake. Claims, until the chain has been asked. */
export type SafeSession = {
  readonly kind: 'safe'
  readonly safe: Address
  readonly chainId: number
  readonly owners: readonly Address[]
  readonly threshold: number
  readonly isReadOnly: boolean
  /** The origin of the parent window that answered: one of the allowed hosts. */
  readonly hostOrigin: string
}

/** A wallet that a person connected in a normal tab: an ordinary one, or one that stands for a Safe or another contract. */
export type WalletSession = {
  readonly kind: 'wallet'
  readonly address: Address
  /** The chain that the wallet is on now; it need not be one that the app knows. */
  readonly chainId: number
  /** As the wallet calls itself. */
  readonly walletName: string
}

/** Who is here. Decided once at start; only `silent` and `refused` can still become `safe`, when a valid answer comes late, and a `visitor` becomes a `wallet` and back. */
export type Session =
  /** In a frame, the host has been asked. `slow` after two seconds without an answer. */
  | { readonly kind: 'deciding'; readonly slow: boolean }
  | SafeSession
  /** In a frame, and nobody has answered for ten seconds. */
  | { readonly kind: 'silent' }
  /** In a frame, and a page answered that is not on the list of Safe hosts. */
  | { readonly kind: 'refused'; readonly origin: string }
  /** A normal browser tab, or a person who chose to go on without a Safe. No wallet is connected. */
  | {
      readonly kind: 'visitor'
      /** In a frame no wallet is offered: an extension must never stand in for the Safe that was expected there. */
      readonly framed: boolean
    }
  | WalletSession
