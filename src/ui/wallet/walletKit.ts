import type { ComponentType } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { SignIn } from '../../flows/signIn/signInParts'
import type { WalletConnection, WalletLink, WalletName, WalletTrouble } from '../../ports/wallet'

/** The parts of a sign-in that our own screens use. */
export type ShownSignIn = Pick<SignIn, 'state' | 'stuck' | 'signOut'>

/**
 * wagmi, RainbowKit and the wallets, behind one interface. Fetched when the user connects a wallet, or had one
 * connected on the last visit.
 */
export type WalletKit = {
  readonly connection: StoreApi<WalletConnection>
  readonly ensName: StoreApi<WalletName>
  readonly trouble: StoreApi<{ readonly current: WalletTrouble | null }>
  /** Requested in "Connect a Wallet"; shown by WalletLinkDialog. */
  readonly link: StoreApi<WalletLink>
  /** Null where the operator has no sign-in service. */
  readonly signIn: ShownSignIn | null
  /** Opens "Verify your account". */
  openVerify(): void
  /** Renders RainbowKit's dialogs. Mounted once, anywhere on the page. */
  readonly Dialogs: ComponentType
  /** Opens "Connect a Wallet". */
  openConnect(): void
  /** Opens "Switch Networks". */
  openNetworks(): void
  /** Explains that this wallet gets no request to switch. For a Safe, which lives on one chain. */
  explainNetwork(): void
  disconnect(): Promise<void>
  /** Reconnects the remembered wallet, and no other. */
  restore(): Promise<void>
}

/** Load state of the wallets' chunks. */
export type WalletsState =
  /** Not loaded. */
  | { readonly kind: 'none' }
  /** Loaded without a press, after the first paint, to reconnect the remembered wallet. */
  | { readonly kind: 'remembered' }
  /** Loading at a press. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'ready'; readonly kit: WalletKit }
  | { readonly kind: 'broken'; readonly reason: string }
