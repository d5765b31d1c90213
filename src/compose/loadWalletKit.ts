import { loadWallets } from 'virtual:wallets'
import { logWarnings } from '../adapters/logWarnings'
import { appConfig } from '../config/appConfig'
import { followWallet, type FollowedWallet } from './followWallet'
import type { WalletKit } from '../ui/wallet/walletKit'

type TroubleStore = WalletKit['trouble']

/**
 * Fetches wagmi, RainbowKit and the wallets' connectors: a separate module graph, which only a normal tab loads. From
 * then on session and account follow the connected wallet.
 */
export async function loadWalletKit(parts: FollowedWallet): Promise<WalletKit> {
  const [first, ...others] = appConfig.chains
  if (first === undefined) throw new Error('No chain is configured.')
  logWarnings(appConfig.warnings)
  const { openWalletKit } = await loadWallets()
  const { storage, clock, account, causes } = parts
  const { appName, authUrl, walletConnectProjectId: projectId } = appConfig
  const authentication =
    authUrl === null
      ? null
      : (await import('./openAuthentication')).openAuthentication({
          authUrl,
          appName,
          account,
          storage,
          clock,
        })
  const kit = await openWalletKit({
    appName,
    projectId,
    chains: [first, ...others],
    storage,
    authentication,
    causes,
  })
  if (authentication !== null) passOn(authentication.trouble, kit.trouble)
  followWallet(kit.connection, parts)
  return kit
}

/** Evaluates the first files of that graph ahead of need. `loadWalletKit` reports a failure. */
export function evaluateWallets(): void {
  loadWallets().catch(() => undefined)
}

/** Copies sign-in troubles to the wallet's troubles, which are shown. */
function passOn(from: TroubleStore, to: TroubleStore): void {
  const { current } = from.getState()
  if (current !== null) to.setState({ current })
  from.subscribe((now, before) => {
    if (now.current !== before.current) to.setState({ current: now.current })
  })
}
