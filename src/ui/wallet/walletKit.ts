import type { ComponentType } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { WalletConnection, WalletName, WalletTrouble } from '../../ports/wallet'

/** wagmi, RainbowKit and the wallets, behind one door. Fetched when a person wants a wallet, or had one the last time. */
export type WalletKit = {
  readonly connection: StoreApi<WalletConnection>
  readonly ensName: StoreApi<WalletName>
  readonly trouble: StoreApi<{ readonly current: WalletTrouble | null }>
  /** Draws RainbowKit's dialogs. Mounted once, anywhere on the page. */
  readonly Dialogs: ComponentType
  /** Opens "Connect a Wallet". */
  openConnect(): void
  /** Opens "Switch Networks". */
  openNetworks(): void
  disconnect(): Promise<void>
  /** Asks the wallet of the last visit, and no other, whether it is still connected. */
  restore(): Promise<void>
}

/** How far the wallets' part has come. */
export type WalletsState =
  | { readonly kind: 'absent' }
  | { readonly kind: 'fetching' }
  | { readonly kind: 'ready'; readonly kit: WalletKit }
  | { readonly kind: 'broken'; readonly reason: string }
