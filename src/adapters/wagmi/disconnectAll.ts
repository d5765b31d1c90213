import type { Config } from 'wagmi'
import { disconnect } from 'wagmi/actions'
import { dropLastVisit } from './dropLastVisit'

/** Disconnects every wallet. wagmi's own `disconnect` switches to the next one, and the page would stay connected. */
export async function disconnectAll(config: Config): Promise<void> {
  dropLastVisit(config)
  const connectors = [...config.state.connections.values()].map(({ connector }) => connector)
  await Promise.all(connectors.map((connector) => disconnect(config, { connector })))
}
