import type { Config } from 'wagmi'
import { reconnect } from 'wagmi/actions'

/**
 * Asks the wallet that was used last, and no other, whether it is still connected. wagmi's own way asks them all, and
 * so fetches every wallet's library at each start.
 */
export async function reconnectLast(config: Config): Promise<void> {
  const id = await config.storage?.getItem('recentConnectorId')
  const connectors = config.connectors.filter((connector) => connector.id === id)
  if (connectors.length === 0) return
  const [connection] = await reconnect(config, { connectors })
  // Where nobody waited for it any more, wagmi took the wallet and went on calling itself disconnected.
  if (connection !== undefined && connection.connector.uid === config.state.current)
    config.setState((state) => ({ ...state, status: 'connected' }))
}
