import type { Config } from 'wagmi'

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
