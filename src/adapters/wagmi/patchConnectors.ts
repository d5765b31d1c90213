import type { Config, Connector } from 'wagmi'
import { watchConnectors } from 'wagmi/actions'
import { dropLastVisit } from './dropLastVisit'
import { endUnused, isOtherInUse, ignoreSelfConnected } from './connectorsInUse'
import { watchRelay, type RelayWatch, type WatchRelayOptions } from './watchRelay'

/** RainbowKit shows a failure only when it comes later than the step that it belongs to, which is 50 ms after the click. */
const earliestFailureMs = 200

/** How long a person waits for the wallet to be told that it was let go. */
const farewellMs = 3_000

export type PatchOptions = WatchRelayOptions

type Attempt = RelayWatch & { isLatest(): boolean }

/** What is still being told, by type: WalletConnect's connectors share a session, and what listens to it. */
type Farewells = Map<Connector['type'], Promise<unknown>>

/** Changes how every connector connects, fails and is let go, those that announce themselves later too. Answers how to stop. */
export function patchConnectors(config: Config, options: PatchOptions): () => void {
  const patched = new WeakSet<Connector>()
  const farewells: Farewells = new Map()
  let latest: RelayWatch | null = null
  // One attempt at a time: whoever has chosen another wallet is told no more of the one before.
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

function patch(
  connector: Connector,
  config: Config,
  begin: (connector: Connector) => Attempt,
  farewells: Farewells,
) {
  const connect = connector.connect.bind(connector)
  // As it is before `forgetWhenLetGo`: the wallet in use is the one to remember.
  const disconnect = connector.disconnect.bind(connector)
  const connectPatiently = async (parameters?: Parameters<typeof connect>[0]) => {
    const startedAtMs = performance.now()
    // What was connected before needs no code to scan.
    const attempt = parameters?.isReconnecting === true ? null : begin(connector)
    try {
      // A library that is not done letting go would end the new connection, and listen to it no more.
      await farewells.get(connector.type)
      // RainbowKit names a chain to be on, and guesses it. Nobody is asked to switch by connecting: a Safe cannot, and a
      // person may not want to. On a chain that is not ours the page says so, and offers the switch.
      const connected = await connect({ ...parameters, chainId: undefined })
      if (!isOtherInUse(connector, config)) return connected
    } catch (error) {
      const waitMs = startedAtMs + earliestFailureMs - performance.now()
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
      // Another wallet was chosen meanwhile: its RETRY, and its code to scan, would be taken for this one's.
      if (attempt?.isLatest() === false) return await new Promise<never>(() => undefined)
      throw attempt === null ? error : attempt.explain(error)
    } finally {
      attempt?.stop()
    }
    await endUnused(connector, config, disconnect)
    if (attempt === null) throw new Error('Another wallet was connected meanwhile.')
    return await new Promise<never>(() => undefined)
  }
  // wagmi's type says what comes back by what was asked for; it is handed through as it is.
  connector.connect = connectPatiently as typeof connector.connect
}

/** wagmi still remembers a wallet that was let go as the last one, and the next visit would fetch its library and ask. */
function forgetWhenLetGo(connector: Connector, config: Config, farewells: Farewells) {
  const disconnect = connector.disconnect.bind(connector)
  connector.disconnect = async () => {
    await config.storage?.removeItem('recentConnectorId')
    // If the wallet cannot be told (WalletConnect's relay is away, its session is gone), the page lets go of it all the same.
    const told = disconnect().catch((error: unknown) => reportError(error))
    farewells.set(connector.type, Promise.all([farewells.get(connector.type), told]))
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, farewellMs))])
  }
}
