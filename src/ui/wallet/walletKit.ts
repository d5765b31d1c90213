import type { ComponentType } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { Authentication, AuthenticationAdapter } from '../../flows/signIn/createAuthenticationAdapter'
import type { WalletConnection, WalletLink, WalletName, WalletTrouble } from '../../ports/wallet'

/** Whether the current account is signed in in this browser. */
export type WalletSignInState =
  | { readonly kind: 'loading' }
  /** `unsigned`: the user closed the step, and no signature had come back from the wallet. */
  | { readonly kind: 'unauthenticated'; readonly lastTry: 'none' | 'unsigned' }
  | { readonly kind: 'authenticated'; readonly expiresAtMs: number | null }

/** The sign-in of an ordinary wallet, for our own screens. */
export type WalletSignIn = {
  readonly session: StoreApi<WalletSignInState>
  /** Signed out here, and the service has not confirmed it yet. */
  readonly trouble: StoreApi<{ readonly current: WalletTrouble | null }>
  signOut(): Promise<void>
}

/** Sign-in by RainbowKit's own step, for wallets that sign alone. */
export type KitAuthentication = WalletSignIn & {
  readonly adapter: AuthenticationAdapter & {
    /** The step was closed without signing: see build/cancelSignIn.ts. */
    cancel(): void
  }
  /** What the kit is told: unauthenticated only while the user wants to sign in. */
  readonly status: Authentication['status']
  /** The user wants to sign in. */
  want(): void
}

/** wagmi, RainbowKit and the wallets, behind one door. Fetched when a person wants a wallet, or had one the last time. */
export type WalletKit = {
  readonly connection: StoreApi<WalletConnection>
  readonly ensName: StoreApi<WalletName>
  readonly trouble: StoreApi<{ readonly current: WalletTrouble | null }>
  /** Asked for in "Connect a Wallet"; shown by WalletLinkDialog. */
  readonly link: StoreApi<WalletLink>
  /** Null where the operator has no sign-in service. */
  readonly signIn: WalletSignIn | null
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
