import type { Config, Connector } from 'wagmi'
import { disconnect, getAccount, reconnect, watchAccount } from 'wagmi/actions'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { WalletConnection, WalletProvider } from '../../ports/wallet'
import { systemClock } from '../systemClock'
import { withinLimit } from '../withinLimit'
import { patchConnectors, type PatchOptions, dropLastVisit } from './patchConnectors'
import { createStandaloneConfig, type StandaloneOptions } from './standaloneConfig'

/** wagmi's type of Coinbase's connector. */
const coinbase = 'coinbaseWallet'

/** Longest wait for the remembered wallet to reconnect, in ms: an extension may have stopped. */
const patienceMs = 10_000

/** wagmi for a normal tab, as the rest of the app uses it. */
export type Standalone = {
  readonly config: Config
  readonly connection: StoreApi<WalletConnection>
  disconnect(): Promise<void>
  /** Reconnects the remembered wallet, and no other. Never throws. */
  restore(): Promise<void>
}

/** Creates wagmi for a normal tab. Sends no request to a wallet before the user connects one or `restore` is called. */
export function openStandalone(options: StandaloneOptions & PatchOptions): Standalone {
  const config = createStandaloneConfig(options)
  const connection = followConnection(config)
  patchConnectors(config, options)

  const isConnected = () => getAccount(config).status === 'connected'
  const setRestoring = (restoring: boolean) =>
    connection.setState((state) => (state.kind === 'none' ? { kind: 'none', restoring } : state), true)

  return {
    config,
    connection,
    disconnect: () => disconnectAll(config),
    async restore() {
      setRestoring(true)
      try {
        await withinLimit(reconnectLast(config), { clock: systemClock, limitMs: patienceMs })
      } catch (error) {
        // The wallet is gone or silent, or its library failed to load: the user connects again.
        reportError(error)
        if (!isConnected()) stopReconnecting(config)
      } finally {
        // Connected, but its provider may not have loaded yet.
        if (!isConnected()) setRestoring(false)
      }
    },
  }
}

/**
 * Ends wagmi's reconnect. Until then wagmi reports a wallet with a known address as connected, and RainbowKit would
 * open no dialog.
 */
function stopReconnecting(config: Config) {
  config.setState((state) => ({ ...state, connections: new Map(), current: null, status: 'disconnected' }))
}

/** Disconnects every wallet. wagmi's own `disconnect` switches to the next one, and the page would stay connected. */
export async function disconnectAll(config: Config): Promise<void> {
  dropLastVisit(config)
  const connectors = [...config.state.connections.values()].map(({ connector }) => connector)
  await Promise.all(connectors.map((connector) => disconnect(config, { connector })))
}

/**
 * Reconnects the wallet that was used last, and no other. wagmi's `reconnect` tries all, and so fetches every wallet's
 * library at each start.
 */
export async function reconnectLast(config: Config): Promise<void> {
  const id = await config.storage?.getItem('recentConnectorId')
  const connectors = config.connectors.filter((connector) => connector.id === id)
  if (connectors.length === 0) return
  const [connection] = await reconnect(config, { connectors })
  // After the time limit wagmi still adds the connection, but keeps the status "disconnected".
  if (connection !== undefined && connection.connector.uid === config.state.current)
    config.setState((state) => ({ ...state, status: 'connected' }))
}

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

/** One wrapper for each provider: a connection is compared by its provider's identity. */
const faces = new WeakMap<WalletProvider, WalletProvider>()

/**
 * Hides batches of a wallet: payments are sent one by one, each with a transaction hash that our own node can follow.
 * For Coinbase's library, which requests `wallet_getCallsStatus` at a URL that only its popup knows: no CSP can allow
 * it, and a delivered gift would stay pending.
 */
function withoutBatches(provider: WalletProvider): WalletProvider {
  const face = faces.get(provider) ?? {
    request: async (request) =>
      request.method === 'wallet_getCapabilities' ? {} : provider.request(request),
  }
  faces.set(provider, face)
  return face
}
