import type { Config } from 'wagmi'

/**
 * Drops what wagmi keeps of the last visit: names, which are no wallets that could be told. wagmi would go over to one of
 * them, as connected, when the wallet of now refuses or ends its connection.
 */
export function dropLastVisit(config: Config): void {
  const isOfNow = (id: string | null) => config.connectors.some(({ uid }) => uid === id)
  config.setState(({ connections, current, ...rest }) => ({
    ...rest,
    connections: new Map([...connections].filter(([id]) => isOfNow(id))),
    current: isOfNow(current) ? current : null,
  }))
}
