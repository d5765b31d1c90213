import { MutationCache, QueryClient } from '@tanstack/react-query'
import { createStore } from 'zustand/vanilla'
import { connectTrouble } from './adapters/wagmi/connectTrouble'
import { openStandalone } from './adapters/wagmi/openStandalone'
import type { StandaloneOptions } from './adapters/wagmi/standalone'
import { switchTrouble } from './adapters/wagmi/switchTrouble'
import type { WalletName, WalletTrouble } from './ports/wallet'
import { KitDialogs, type WantedDialog } from './ui/wallet/kit/KitDialogs'
import type { WalletKit } from './ui/wallet/walletKit'

/** The first file of the wallets' own graph: see build/walletGraphPlugin.ts. */
export async function openWalletKit(options: StandaloneOptions): Promise<WalletKit> {
  await import('./ui/wallet/kit/styles')
  const { appName, projectId } = options
  const hasRelay = projectId !== null
  const trouble = createStore<{ readonly current: WalletTrouble | null }>(() => ({ current: null }))
  const ensName = createStore<WalletName>(() => ({ name: null, avatar: null }))
  const dialog = createStore<WantedDialog>(() => ({ wanted: null }))
  const tell = (current: WalletTrouble | null) => trouble.setState({ current })

  const { config, connection, disconnect, restore } = openStandalone({
    ...options,
    onRelaySilent: () => tell(relaySilent),
    onRelayHeard: () => tell(null),
  })
  // The kit closes "Switch Networks" without a word when the wallet did not switch, and offers RETRY without a reason.
  const mutationCache = new MutationCache({
    onMutate: () => tell(null),
    onError: (error, _variables, _context, { options: { mutationKey } }) => {
      if (mutationKey?.[0] === 'connect') tell(connectTrouble(error))
      if (mutationKey?.[0] === 'switchChain') tell(switchTrouble(error, appName))
    },
  })
  // Whatever it was, it is over once the wallet is on another chain or account.
  connection.subscribe(() => tell(null))
  const queryClient = new QueryClient({ mutationCache })

  return {
    connection,
    ensName,
    trouble,
    Dialogs: () => <KitDialogs {...{ appName, hasRelay, config, queryClient, dialog, ensName }} />,
    openConnect: () => dialog.setState({ wanted: 'connect' }),
    openNetworks: () => dialog.setState({ wanted: 'networks' }),
    disconnect,
    restore,
  }
}

const relaySilent: WalletTrouble = {
  title: 'WalletConnect does not answer',
  words:
    'Its relay passes messages between this page and the wallet on your phone, and it could not be reached. Check your connection and try again, or choose a wallet in this browser.',
}
