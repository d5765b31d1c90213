import type { Config } from 'wagmi'
import { disconnect } from 'wagmi/actions'

/** Lets go of every wallet: wagmi's own `disconnect` goes over to the next one, and the page would stay connected. */
export async function disconnectAll(config: Config): Promise<void> {
  const isOfNow = (id: string) => config.connectors.some(({ uid }) => uid === id)
  // Of the last visit wagmi keeps a name, which is no wallet that could be told.
  config.setState(({ connections, ...rest }) => ({
    ...rest,
    connections: new Map([...connections].filter(([id]) => isOfNow(id))),
  }))
  const connectors = [...config.state.connections.values()].map(({ connector }) => connector)
  await Promise.all(connectors.map((connector) => disconnect(config, { connector })))
}
