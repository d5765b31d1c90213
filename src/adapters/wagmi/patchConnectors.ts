import type { Config, Connector } from 'wagmi'
import { watchConnectors } from 'wagmi/actions'
import { type RelayWatch, watchRelay, type WatchRelayOptions } from './walletConnect'

/**
 * In ms. RainbowKit shows a failure only when it comes later than the step that it belongs to, 50 ms after the click.
 */
const earliestFailureMs = 200

/** Longest wait for a wallet to acknowledge the disconnect, in ms. */
const farewellMs = 3_000

export type PatchOptions = WatchRelayOptions

type Attempt = RelayWatch & { isLatest(): boolean }

/** Pending disconnects by connector type: WalletConnect's connectors share a session and its listeners. */
type Farewells = Map<Connector['type'], Promise<unknown>>

/**
 * Patches how every connector connects, fails and disconnects, those announced later too. Returns a function that stops
 * it.
 */
export function patchConnectors(config: Config, options: PatchOptions): () => void {
  const patched = new WeakSet<Connector>()
  const farewells: Farewells = new Map()
  let latest: RelayWatch | null = null
  // One attempt at a time: once another wallet is chosen, the previous attempt reports nothing.
  const begin = (connector: Connector): Attempt => {
    latest?.stop()
    dropLastVisit(config)
    const watch = watchRelay(connector, options)
    latest = watch
    return { ...watch, isLatest: () => latest === watch }
  }
  const patchAll = (connectors: readonly Connector[]) => {
    for (const connector of connectors) {
      if (patched.has(connector)) continue
      patched.add(connector)
      patch(connector, config, begin, farewells)
      ignoreSelfConnected(connector, config)
      forgetWhenLetGo(connector, config, farewells)
    }
  }
  patchAll(config.connectors)
  return watchConnectors(config, { onChange: patchAll })
}

/**
 * Drops the connections that wagmi restored from the last visit by name alone. wagmi would switch to one of them, as
 * connected, when the current wallet rejects or ends its connection.
 */
export function dropLastVisit(config: Config): void {
  const isOfNow = (id: string | null) => config.connectors.some(({ uid }) => uid === id)
  config.setState(({ connections, current, ...rest }) => ({
    ...rest,
    connections: new Map([...connections].filter(([id]) => isOfNow(id))),
    current: isOfNow(current) ? current : null,
  }))
}

function patch(
  connector: Connector,
  config: Config,
  begin: (connector: Connector) => Attempt,
  farewells: Farewells,
) {
  const connect = connector.connect.bind(connector)
  // The original, before `forgetWhenLetGo`: the wallet in use is the one to remember.
  const disconnect = connector.disconnect.bind(connector)
  const connectPatiently = async (parameters?: Parameters<typeof connect>[0]) => {
    const startedAtMs = performance.now()
    // A reconnect needs no code to scan.
    const attempt = parameters?.isReconnecting === true ? null : begin(connector)
    try {
      // A library that is still disconnecting would end the new connection and drop its listeners.
      await farewells.get(connector.type)
      // RainbowKit guesses a chain to connect to. Never request a switch while connecting: a Safe cannot switch, and
      // the user may not want to. On an unsupported chain the page shows it and offers the switch.
      const connected = await connect({ ...parameters, chainId: undefined })
      if (!isOtherInUse(connector, config)) return connected
    } catch (error) {
      const waitMs = startedAtMs + earliestFailureMs - performance.now()
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
      // Another wallet has been chosen since: RainbowKit would show this failure as that wallet's.
      if (attempt?.isLatest() === false) return await new Promise<never>(() => undefined)
      throw attempt === null ? error : attempt.explain(error)
    } finally {
      attempt?.stop()
    }
    await endUnused(connector, config, disconnect)
    if (attempt === null) throw new Error('Another wallet was connected meanwhile.')
    return await new Promise<never>(() => undefined)
  }
  // wagmi infers the result's type from the parameters; the result is passed through unchanged.
  connector.connect = connectPatiently as typeof connector.connect
}

/**
 * Forgets a wallet that is disconnected. wagmi keeps it as the last used one, and the next visit would fetch its
 * library and reconnect it.
 */
function forgetWhenLetGo(connector: Connector, config: Config, farewells: Farewells) {
  const disconnect = connector.disconnect.bind(connector)
  connector.disconnect = async () => {
    await config.storage?.removeItem('recentConnectorId')
    // Disconnect locally when the wallet cannot be notified (WalletConnect's relay is away, its session is gone).
    const told = disconnect().catch((error: unknown) => reportError(error))
    farewells.set(connector.type, Promise.all([farewells.get(connector.type), told]))
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, farewellMs))])
  }
}

/**
 * Returns true when another wallet is connected. wagmi switches to the wallet that approved last, which would close the
 * account that is giving: the first wallet stays connected until the user disconnects it.
 */
function isOtherInUse(connector: Connector, config: Config): boolean {
  const { current } = config.state
  // From the last visit wagmi keeps connectors by name alone, which are not connected.
  return current !== connector.uid && config.connectors.some(({ uid }) => uid === current)
}

/**
 * Ignores `connect` of a wallet while another one is in use. An extension emits it when it comes back online, although
 * the user has not chosen it.
 */
function ignoreSelfConnected(connector: Connector, config: Config): void {
  const { emitter } = connector
  const emit = emitter.emit.bind(emitter)
  emitter.emit = (event, ...data) => {
    if (event === 'connect') {
      if (isOtherInUse(connector, config)) return
      dropLastVisit(config)
    }
    emit(event, ...data)
  }
}

/**
 * Ends the session of a late approval. Only WalletConnect's is a session of its own: any other connector may stand for
 * the wallet in use. Several WalletConnect connectors share one session, too. Never throws.
 */
async function endUnused(
  connector: Connector,
  config: Config,
  disconnect: Connector['disconnect'],
): Promise<void> {
  if (connector.type !== 'walletConnect') return
  try {
    const inUse = config.state.connections.get(config.state.current ?? '')?.connector
    if ((await inUse?.getProvider()) !== (await connector.getProvider())) await disconnect()
  } catch (error) {
    reportError(error)
  }
}
