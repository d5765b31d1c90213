import type { ComponentType } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { SignIn } from '../../flows/signIn/signInParts'
import type { WalletConnection, WalletLink, WalletName, WalletTrouble } from '../../ports/wallet'

/** What our own screens need of a sign-in. */
export type ShownSignIn = Pick<SignIn, 'state' | 'stuck' | 'signOut'>

/**
 * wagmi, RainbowKit and the wallets, behind one interface. Fetched when the user connects a wallet, or had one
 * connected last time.
 */
export type WalletKit = {
  readonly connection: StoreApi<WalletConnection>
  readonly ensName: StoreApi<WalletName>
  readonly trouble: StoreApi<{ readonly current: WalletTrouble | null }>
  /** Asked for in "Connect a Wallet"; shown by WalletLinkDialog. */
  readonly link: StoreApi<WalletLink>
  /** Null where the operator has no sign-in service. */
  readonly signIn: ShownSignIn | null
  /** Opens "Verify your account". */
  openVerify(): void
  /** Draws RainbowKit's dialogs. Mounted once, anywhere on the page. */
  readonly Dialogs: ComponentType
  /** Opens "Connect a Wallet". */
  openConnect(): void
  /** Opens "Switch Networks". */
  openNetworks(): void
  /** Says that this wallet is not asked to switch. For a Safe, which is on one chain for good. */
  explainNetwork(): void
  disconnect(): Promise<void>
  /** Asks the wallet of the last visit, and no other, whether it is still connected. */
  restore(): Promise<void>
}

/** How far the wallets' part has come. */
export type WalletsState =
  | { readonly kind: 'absent' }
  /** It comes by itself, after the first paint, and asks the wallet of the last visit. */
  | { readonly kind: 'remembered' }
  | { readonly kind: 'fetching' }
  | { readonly kind: 'ready'; readonly kit: WalletKit }
  | { readonly kind: 'broken'; readonly reason: string }
