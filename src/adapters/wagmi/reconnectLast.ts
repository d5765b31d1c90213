import type { Config } from 'wagmi'
import { reconnect } from 'wagmi/actions'

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
