import type { Config, Connector } from 'wagmi'
import { watchConnectors } from 'wagmi/actions'

/** RainbowKit shows a failure only when it comes later than the step that it belongs to, which is 50 ms after the click. */
const earliestFailureMs = 200
/** By then the relay has answered, or does not. */
const relayPatienceMs = 10_000

export type PatchOptions = {
  /** A wallet that needs WalletConnect's relay was chosen, and the relay is not there. */
  readonly onRelaySilent: () => void
  readonly onRelayHeard: () => void
}

/** Changes how every connector fails, those that announce themselves later too. Answers how to stop. */
export function patchConnectors(config: Config, options: PatchOptions): () => void {
  const patched = new WeakSet<Connector>()
  const patchAll = (connectors: readonly Connector[]) => {
    for (const connector of connectors) {
      if (patched.has(connector)) continue
      patched.add(connector)
      patch(connector, options)
    }
  }
  patchAll(config.connectors)
  return watchConnectors(config, { onChange: patchAll })
}

function patch(connector: Connector, options: PatchOptions) {
  const connect = connector.connect.bind(connector)
  const connectPatiently = async (parameters?: Parameters<typeof connect>[0]) => {
    const startedAtMs = performance.now()
    const stop = connector.type === 'walletConnect' ? watchRelay(connector, options) : () => undefined
    try {
      return await connect(parameters)
    } catch (error) {
      const waitMs = startedAtMs + earliestFailureMs - performance.now()
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
      throw error
    } finally {
      stop()
    }
  }
  // wagmi's type says what comes back by what was asked for; it is handed through as it is.
  connector.connect = connectPatiently as typeof connector.connect
}

/** The kit shows a QR code when the relay has given one, and until then goes on showing whatever it showed before. */
function watchRelay(connector: Connector, { onRelaySilent, onRelayHeard }: PatchOptions): () => void {
  const timer = setTimeout(onRelaySilent, relayPatienceMs)
  const onMessage = ({ type }: { readonly type: string }) => {
    if (type !== 'display_uri') return
    clearTimeout(timer)
    onRelayHeard()
  }
  connector.emitter.on('message', onMessage)
  return () => {
    clearTimeout(timer)
    connector.emitter.off('message', onMessage)
  }
}
