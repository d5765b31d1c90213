import type { Config, Connector } from 'wagmi'
import { dropLastVisit } from './dropLastVisit'

/**
 * Returns true when another wallet is connected. wagmi switches to the wallet that approved last, which would close the
 * account that is giving: the first wallet stays connected until the user disconnects it.
 */
export function isOtherInUse(connector: Connector, config: Config): boolean {
  const { current } = config.state
  // From the last visit wagmi keeps connectors by name alone, which are not connected.
  return current !== connector.uid && config.connectors.some(({ uid }) => uid === current)
}

/**
 * Ignores `connect` of a wallet while another one is in use. An extension emits it when it comes back online, although
 * the user has not chosen it.
 */
export function ignoreSelfConnected(connector: Connector, config: Config): void {
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
export async function endUnused(
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
