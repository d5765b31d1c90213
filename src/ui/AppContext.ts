import { createContext, useContext, type ComponentType, type ReactNode } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { AppChain } from '../core/chain'
import type { Session } from '../core/session'
import type { TrackedItem } from '../core/tracking/trackedItem'
import type { SafeAccount, WalletAccount } from '../flows/account/account'
import type { ActingPorts } from '../flows/acting/actingPorts'
import type { Baskets } from '../flows/basket/basketStore'
import type { RecipientReader } from '../flows/recipients/checkRecipient'
import type { ChainHistory } from '../flows/record/recordState'
import type { FullReader } from '../flows/review/reader'
import type { CausesState } from '../flows/session/loadCauses'
import type { ReadPrices } from '../flows/prices/readPrices'
import type { TokenListState } from '../flows/tokens/loadTokenList'
import type { NoteStore } from '../ports/noteStore'
import type { Sealer } from '../ports/sealer'
import type { KeyValueStorage } from '../ports/storage'
import type { WalletsState } from './wallet/walletKit'

/** The part of the Safe path that is loaded after "connected" has been painted. */
export type AccountState =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'unknownChain'; readonly chainId: number }
  | {
      readonly kind: 'ready'
      readonly account: SafeAccount
      /** What the account panel needs around it (wagmi, the query client, the Safe SDK): made by the wallet part, not by a screen. */
      readonly Providers: ComponentType<{ readonly children: ReactNode }>
    }
  /** An ordinary wallet, on a chain that the app knows. */
  | { readonly kind: 'wallet'; readonly account: WalletAccount }
  /** The chain could not be asked whose address the wallet's is, so nothing can be sent from it yet. */
  | {
      readonly kind: 'unread'
      readonly reason: string
      readonly sinceMs: number
      readonly chain: AppChain
      /** What this browser has stored of the address; unchecked. */
      readonly remembered: readonly TrackedItem[]
      again(): void
    }
  /** A part of the app could not be loaded (a new release, a broken connection). */
  | { readonly kind: 'broken'; readonly reason: string }

/** What main.tsx gives to the screens. */
export type AppServices = {
  readonly chains: readonly AppChain[]
  readonly session: StoreApi<Session>
  readonly causes: StoreApi<CausesState>
  /** `loading` until `readTokenList` has been called and has ended. */
  readonly tokenList: StoreApi<TokenListState>
  readonly account: StoreApi<AccountState>
  readonly storage: KeyValueStorage
  readonly baskets: Baskets
  /** True or false once the host or the system has said; screens follow it. */
  readonly theme: StoreApi<{ readonly dark: boolean }>
  /** Asks the host again after silence. */
  retryHost(): void
  /** A person in a frame chooses to go on without a Safe. */
  continueWithoutSafe(): void
  reloadCauses(): void
  /** Reads the prices of a chain's assets; null where the operator has no source of them. */
  readonly readPrices: ReadPrices | null
  /** Fetches the operator's list of tokens into `tokenList`. */
  readTokenList(): void
  /** What reads any Safe of the chain, connected or not. Rejects when that part of the app did not come. */
  openReader(chain: AppChain): Promise<FullReader & RecipientReader>
  /** What is over on the chain, connected or not: the record of any Safe. Rejects when that part of the app did not come. */
  openHistory(chain: AppChain): Promise<ChainHistory>
  /** What this browser knows of gifts, and the chain does not. Rejects when that part of the app did not come. */
  openNotes(): Promise<NoteStore>
  /** Null where the page has no WebCrypto. Rejects when that part of the app did not come. */
  openSealer(): Promise<Sealer | null>
  /** What an owner acts with on the chain, from a review. Rejects when that part of the app did not come. */
  openActing(chain: AppChain): Promise<ActingPorts>
  /** The part of the app that knows wallets. In a Safe it is never fetched. */
  readonly wallets: StoreApi<WalletsState>
  /** The ids of causes whose "Add to gift" was pressed in index.html. The button that React renders takes its press. */
  readonly pressedCauses: Set<string>
  /** Fetches that part where it is not there yet, and opens "Connect a Wallet". */
  connectWallet(): void
  /** Starts to fetch that part: the button is likely to be pressed. */
  preloadWallets(): void
}

export const AppContext = createContext<AppServices | null>(null)

/** The services of the app. Throws when a component is drawn outside of it. */
export function useApp(): AppServices {
  const services = useContext(AppContext)
  if (services === null) throw new Error('useApp needs an AppContext around it.')
  return services
}
