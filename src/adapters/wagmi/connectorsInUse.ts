import type { Config, Connector } from 'wagmi'
import { dropLastVisit } from './dropLastVisit'

/**
 * Whether another wallet is connected. wagmi goes over to whichever wallet said yes last, and the page would close the
 * account that is giving and open another one's: whoever connects first stays, until a person disconnects.
 */
export function isOtherInUse(connector: Connector, config: Config): boolean {
  const { current } = config.state
  // Of the last visit wagmi keeps a name, which is no wallet of now.
  return current !== connector.uid && config.connectors.some(({ uid }) => uid === current)
}

/** A browser's wallet says so when it has been away, though nobody has chosen it. */
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
 * Ends the session that came of a late yes. Only WalletConnect's is one by itself: another connector may stand for the
 * very wallet that is in use. Several of WalletConnect's share a session, too. Never throws.
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
