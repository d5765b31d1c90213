import { createContext, useContext } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { AppChain } from '../core/chain'
import type { Cause } from '../core/causes/cause'
import type { Session } from '../core/session'
import type { SafeAccount } from '../flows/account'
import type { KeyValueStorage } from '../ports'

/** The operator's directory: fetched from our own origin, checked whole. */
export type CausesState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly causes: readonly Cause[] }
  /** The file is not what it should be: every problem with its place in the file. Nothing of it is shown. */
  | {
      readonly kind: 'rejected'
      readonly problems: readonly {
        readonly line: number | null
        readonly path: string
        readonly reason: string
      }[]
    }
  | { readonly kind: 'unreachable'; readonly reason: string }

/** The part of the Safe path that is loaded after "connected" has been painted. */
export type AccountState =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'unknownChain'; readonly chainId: number }
  | { readonly kind: 'ready'; readonly account: SafeAccount }
  /** A part of the app could not be loaded (a new release, a broken connection). */
  | { readonly kind: 'broken'; readonly reason: string }

/** What main.tsx gives to the screens. */
export type AppServices = {
  readonly chains: readonly AppChain[]
  readonly session: StoreApi<Session>
  readonly causes: StoreApi<CausesState>
  readonly account: StoreApi<AccountState>
  readonly storage: KeyValueStorage
  /** True or false once the host or the system has said; screens follow it. */
  readonly theme: StoreApi<{ readonly dark: boolean }>
  /** Asks the host again after silence. */
  retryHost(): void
  /** A person in a frame chooses to go on without a Safe. */
  continueWithoutSafe(): void
  reloadCauses(): void
}

export const AppContext = createContext<AppServices | null>(null)

/** The services of the app. Throws when a component is drawn outside of it. */
export function useApp(): AppServices {
  const services = useContext(AppContext)
  if (services === null) throw new Error('useApp needs an AppContext around it.')
  return services
}
