import type { Connector } from 'wagmi'
import { BaseError } from '../../core/baseError'
import type { WalletLink } from '../../ports/wallet'
import { isPartMissing } from './isPartMissing'
import { givesLink } from './linkWallet'

/** How long the relay may take to give a code, in ms. */
const patienceMs = 10_000

export type WatchRelayOptions = {
  /** A wallet that needs WalletConnect's relay was chosen, and the relay is not there. */
  readonly onRelaySilent: () => void
  readonly onRelayHeard: () => void
  /** The state of the link, where one was requested. */
  readonly onLink: (link: WalletLink) => void
}

/** One attempt to connect. */
export type RelayWatch = {
  /** The error to report for its failure: the relay's where there was no code yet. */
  explain(error: unknown): unknown
  /** The attempt has ended, or was superseded. */
  stop(): void
}

type Provider = Record<
  'on' | 'removeListener',
  (event: 'display_uri', listener: (uri: string) => void) => void
>

/**
 * Says when WalletConnect's relay has given no code to scan: RainbowKit goes on showing whatever it showed before. The
 * provider is listened to, and not the connector: WalletConnect's connectors share one, which tells only the first of them.
 */
export function watchRelay(connector: Connector, options: WatchRelayOptions): RelayWatch {
  if (connector.type !== 'walletConnect') return { explain: (error) => error, stop: () => undefined }
  const { onRelaySilent, onRelayHeard, onLink } = options
  const isLink = givesLink(connector)
  let provider: Provider | null = null
  let isOver = false
  let isHeard = false

  const timer = setTimeout(onRelaySilent, patienceMs)
  const hear = (uri: string) => {
    clearTimeout(timer)
    isHeard = true
    onRelayHeard()
    if (isLink) onLink({ kind: 'ready', uri })
  }
  if (isLink) onLink({ kind: 'coming' })
  connector.getProvider().then(
    (found) => {
      if (isOver) return
      provider = found as Provider
      provider.on('display_uri', hear)
    },
    () => undefined,
  )
  return {
    explain: (error) => (isHeard || isPartMissing(error) ? error : new RelaySilentError(error)),
    stop() {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      provider?.removeListener('display_uri', hear)
      if (isLink) onLink({ kind: 'unwanted' })
    },
  }
}

/** WalletConnect gave up before there was a code to scan. */
export class RelaySilentError extends BaseError {
  override name = 'RelaySilentError'

  constructor(cause: unknown) {
    super('WalletConnect gave no code.', { cause })
  }
}
