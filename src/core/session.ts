import type { Address } from 'viem'

/** The Safe as the host described it in the handshake: claims, until they are checked on chain. */
export type SafeSession = {
  readonly kind: 'safe'
  readonly safe: Address
  readonly chainId: number
  readonly owners: readonly Address[]
  readonly threshold: number
  readonly isReadOnly: boolean
  /** The origin of the parent window that responded: one of the allowed hosts. */
  readonly hostOrigin: string
}

/** A wallet that is connected in a normal tab: an ordinary one, or one of a Safe or another contract. */
export type WalletSession = {
  readonly kind: 'wallet'
  readonly address: Address
  /** The wallet's current chain; may be one that the app does not know. */
  readonly chainId: number
  /** The wallet's own name for itself. */
  readonly walletName: string
}

/**
 * The account that uses the page. Decided once at start. Later `silent` and `refused` become `safe` after a late
 * valid response, and a `visitor` becomes a `wallet` and back.
 */
export type Session =
  /** In a frame, waiting for the host. `slow` after two seconds without a response. */
  | { readonly kind: 'deciding'; readonly slow: boolean }
  | SafeSession
  /** In a frame whose host has not responded for ten seconds. */
  | { readonly kind: 'silent' }
  /** In a frame whose parent responded and is not a listed Safe host. */
  | { readonly kind: 'refused'; readonly origin: string }
  /** A normal tab, or a frame whose user chose to continue without a Safe. No wallet is connected. */
  | {
      readonly kind: 'visitor'
      /** In a frame no wallet is offered: an extension must never replace the expected Safe. */
      readonly framed: boolean
    }
  | WalletSession
