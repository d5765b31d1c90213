import type { Config, Connector } from 'wagmi'
import { getAccount, watchAccount } from 'wagmi/actions'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { WalletConnection, WalletProvider } from '../../ports/wallet'
import { withoutBatches } from './withoutBatches'

/** wagmi's type of Coinbase's connector. */
const coinbase = 'coinbaseWallet'

/**
 * Returns wagmi's connection as one store. While wagmi reconnects, its connector is a stub without a provider, which
 * counts as `restoring` and never as connected.
 */
export function followConnection(config: Config): StoreApi<WalletConnection> {
  const connection = createStore<WalletConnection>(() => ({ kind: 'none', restoring: false }))
  let latest = 0

  async function read() {
    const turn = ++latest
    const { status, address, chainId, connector } = getAccount(config)
    if (status !== 'connected') {
      connection.setState({ kind: 'none', restoring: status === 'reconnecting' }, true)
      return
    }
    const provider = await findProvider(connector)
    // The connection may have changed since.
    if (turn !== latest) return
    if (provider === null) {
      connection.setState({ kind: 'none', restoring: false }, true)
      return
    }
    const walletName = connector.name
    const asked = connector.type === coinbase ? withoutBatches(provider) : provider
    connection.setState({ kind: 'connected', address, chainId, walletName, provider: asked }, true)
  }

  watchAccount(config, { onChange: () => void read() })
  void read()
  return connection
}

/**
 * Returns the provider of a connector. Null where the connector is only a stored name, or where the wallet's library
 * did not load.
 */
async function findProvider(connector: Connector): Promise<WalletProvider | null> {
  try {
    return (await connector.getProvider()) as WalletProvider
  } catch (error) {
    reportError(error)
    return null
  }
}
