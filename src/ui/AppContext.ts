import { createContext, useContext, type ComponentType, type ReactNode } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { AppChain } from '../core/chain'
import type { Session } from '../core/session'
import type { TrackedItem } from '../core/tracking/trackedItem'
import type { SafeAccount, WalletAccount } from '../flows/account/account'
import type { ActingPorts } from '../flows/acting/actingState'
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
import { useStoreValue } from './parts/useStoreValue'

/** The account of the Safe or wallet, whose code is loaded after "connected" has been painted. */
export type AccountState =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'unknownChain'; readonly chainId: number }
  | {
      readonly kind: 'ready'
      readonly account: SafeAccount
      /**
       * Providers of the account panel (wagmi, the query client, the Safe SDK). The wallet code makes them, not a
       * screen.
       */
      readonly Providers: ComponentType<{ readonly children: ReactNode }>
    }
  /** An ordinary wallet, on a supported chain. */
  | { readonly kind: 'wallet'; readonly account: WalletAccount }
  /** The chain is unreachable, so the kind of the wallet's address is unknown and nothing can be sent from it yet. */
  | {
      readonly kind: 'unread'
      readonly reason: string
      readonly sinceMs: number
      readonly chain: AppChain
      /** Stored items of the address, unchecked. */
      readonly remembered: readonly TrackedItem[]
      again(): void
    }
  /** A chunk failed to load (a new release, a broken connection). */
  | { readonly kind: 'broken'; readonly reason: string }

/** Services that main.tsx provides to the screens. */
export type AppServices = {
  readonly chains: readonly AppChain[]
  readonly session: StoreApi<Session>
  readonly causes: StoreApi<CausesState>
  /** `loading` until the read by `readTokenList` has ended. */
  readonly tokenList: StoreApi<TokenListState>
  readonly account: StoreApi<AccountState>
  readonly storage: KeyValueStorage
  readonly baskets: Baskets
  /** Follows the host's theme or the system's. */
  readonly theme: StoreApi<{ readonly dark: boolean }>
  /** Requests the Safe from a silent host again. */
  retryHost(): void
  /** Continues without a Safe, by the choice of a user in a frame. */
  continueWithoutSafe(): void
  reloadCauses(): void
  /** Reads the prices of a chain's assets. Null where the operator has no source of prices. */
  readonly readPrices: ReadPrices | null
  /** Fetches the operator's list of tokens into `tokenList`. */
  readTokenList(): void
  /** Opens a reader of any Safe of the chain, connected or not. Rejects when the chunk fails to load. */
  openReader(chain: AppChain): Promise<FullReader & RecipientReader>
  /** Opens the record of any Safe of the chain, connected or not. Rejects when the chunk fails to load. */
  openHistory(chain: AppChain): Promise<ChainHistory>
  /** Opens the notes of gifts, known to this browser and not to the chain. Rejects when the chunk fails to load. */
  openNotes(): Promise<NoteStore>
  /** Opens the sealer; null where the page has no WebCrypto. Rejects when the chunk fails to load. */
  openSealer(): Promise<Sealer | null>
  /** Opens the ports by which an owner acts from a review. Rejects when the chunk fails to load. */
  openActing(chain: AppChain): Promise<ActingPorts>
  /** The wallets' module graph, which is never fetched in a Safe. */
  readonly wallets: StoreApi<WalletsState>
  /** Ids of causes whose "Add to gift" was pressed in index.html. The button that React renders takes its press. */
  readonly pressedCauses: Set<string>
  /** Fetches the wallets where needed, and opens "Connect a Wallet". */
  connectWallet(): void
  /** Fetches the wallets ahead of a likely press. */
  preloadWallets(): void
}

export const AppContext = createContext<AppServices | null>(null)

/** Returns the services of the app. Throws when a component is rendered outside of it. */
export function useApp(): AppServices {
  const services = useContext(AppContext)
  if (services === null) throw new Error('useApp needs an AppContext around it.')
  return services
}

/** Returns the Safe's account once its chunk has loaded. Null before, and without a Safe. */
export function useAccount(): SafeAccount | null {
  const state = useStoreValue(useApp().account)
  return state.kind === 'ready' ? state.account : null
}

/**
 * Returns the chain of the connected Safe or wallet, as the operator configured it. Null without one or on an unknown
 * chain.
 */
export function useChain(): AppChain | null {
  const { chains, session } = useApp()
  const current = useStoreValue(session)
  if (current.kind !== 'safe' && current.kind !== 'wallet') return null
  return chains.find((chain) => chain.id === current.chainId) ?? null
}

/** Returns true when a page of another site frames the app: it can withhold printing and the camera. */
export function useIsFramed(): boolean {
  const session = useStoreValue(useApp().session)
  return session.kind === 'safe' || (session.kind === 'visitor' && session.framed)
}
