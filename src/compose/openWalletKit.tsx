import { MutationCache, QueryClient } from '@tanstack/react-query'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { connectTrouble, relaySlow, staysOnNetwork, switchTrouble } from '../adapters/wagmi/walletTrouble'
import { guardLocalStorage } from '../adapters/wagmi/guardLocalStorage'
import { openStandalone } from '../adapters/wagmi/openStandalone'
import type { StandaloneOptions } from '../adapters/wagmi/standaloneConfig'
import type { CausesState } from '../flows/session/loadCauses'
import type { WalletSignIn } from '../flows/signIn/createWalletSignIn'
import type { WalletLink, WalletName, WalletTrouble } from '../ports/wallet'
import { afterPaint } from '../ui/parts/afterPaint'
import { keepConnected } from '../ui/wallet/rainbowkit/keepConnected'
import { KitDialogs, type WantedDialog } from '../ui/wallet/rainbowkit/KitDialogs'
import { useOfferedConfig } from '../ui/wallet/rainbowkit/useOfferedConfig'
import type { WalletKit } from '../ui/wallet/walletKit'

export type WalletKitOptions = StandaloneOptions & {
  /** Null: no sign-in. */
  readonly authentication: WalletSignIn | null
  readonly causes: StoreApi<CausesState>
}

const loadStyles = () => import('../ui/wallet/rainbowkit/styles')

// Starts when this file runs, perhaps before the dialogs are wanted. A failure shows with the dialogs.
loadStyles().catch(() => undefined)

/** Opens wagmi and RainbowKit. The first file of the wallets' own graph: see build/walletGraphPlugin.ts. */
export async function openWalletKit(options: WalletKitOptions): Promise<WalletKit> {
  await loadStyles()
  guardLocalStorage(options.storage)
  const { appName, projectId, authentication, chains, causes } = options
  const hasRelay = projectId !== null
  const trouble = createStore<{ readonly current: WalletTrouble | null }>(() => ({ current: null }))
  const ensName = createStore<WalletName>(() => ({ name: null, avatar: null }))
  const link = createStore<WalletLink>(() => ({ kind: 'unwanted' }))
  const dialog = createStore<WantedDialog>(() => ({ wanted: null }))
  const tell = (current: WalletTrouble | null) => trouble.setState({ current })

  const { config, connection, disconnect, restore } = openStandalone({
    ...options,
    onRelaySilent: () => tell(relaySlow),
    onRelayHeard: () => tell(null),
    onLink(next) {
      // The user has closed the dialog.
      const isClosed = next.kind === 'ready' && link.getState().kind === 'unwanted'
      if (!isClosed) link.setState(next, true)
    },
  })
  // RainbowKit closes "Switch Networks" silently when the wallet did not switch, and offers RETRY without a reason.
  const mutationCache = new MutationCache({
    onMutate(_variables, { options: { mutationKey } }) {
      tell(null)
      keepConnected(authentication, mutationKey)
    },
    onError: (error, _variables, _context, { options: { mutationKey } }) => {
      if (mutationKey?.[0] === 'connect') tell(connectTrouble(error))
      if (mutationKey?.[0] === 'switchChain') tell(switchTrouble(error, appName))
    },
  })
  // Any trouble is over once the wallet is on another chain or account.
  connection.subscribe(() => tell(null))
  const queryClient = new QueryClient({ mutationCache })

  return {
    connection,
    ensName,
    trouble,
    link,
    signIn: authentication,
    openVerify() {
      authentication?.want()
      // RainbowKit closes its dialogs when it learns that sign-in is missing.
      afterPaint(() => dialog.setState({ wanted: 'connect' }))
    },
    Dialogs: function Dialogs() {
      const offered = useOfferedConfig({ config, chains, causes, connection })
      return (
        <KitDialogs
          {...{ appName, hasRelay, config: offered, queryClient, dialog, ensName, authentication }}
        />
      )
    },
    openConnect() {
      tell(null)
      dialog.setState({ wanted: 'connect' })
    },
    openNetworks: () => dialog.setState({ wanted: 'networks' }),
    explainNetwork: () => tell(staysOnNetwork(appName)),
    disconnect,
    restore,
  }
}
