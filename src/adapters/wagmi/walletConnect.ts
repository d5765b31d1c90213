import { walletConnectWallet } from '@rainbow-me/rainbowkit/wallets'
import { type Connector, createConnector } from 'wagmi'
import type { WalletLink } from '../../ports/wallet'
import { isPartMissing, RelaySilentError } from './walletTrouble'

/** Longest wait for the relay to give a code, in ms. */
const patienceMs = 10_000

export type WatchRelayOptions = {
  /** Called when a wallet that needs WalletConnect's relay was chosen, and the relay does not respond. */
  readonly onRelaySilent: () => void
  readonly onRelayHeard: () => void
  /** Called with each state of the link, where one was requested. */
  readonly onLink: (link: WalletLink) => void
}

/** One attempt to connect. */
export type RelayWatch = {
  /** Returns the error to report for its failure: the relay's where there was no code yet. */
  explain(error: unknown): unknown
  /** Stops watching, when the attempt has ended or was superseded. */
  stop(): void
}

type Provider = Record<
  'on' | 'removeListener',
  (event: 'display_uri', listener: (uri: string) => void) => void
>

/**
 * Reports when WalletConnect's relay has given no code to scan: RainbowKit would go on showing its last screen. Listens
 * to the provider and not to the connector: WalletConnect's connectors share one provider, which notifies only the
 * first connector.
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
  if (isLink) onLink({ kind: 'waiting' })
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

/**
 * Creates WalletConnect's wallet, whose second connector gives a link instead of WalletConnect's own modal. That modal
 * writes style elements and requests lists and counts from servers, none of which the CSP allows. RainbowKit chooses
 * the second connector on a phone, and at the button beside the QR code; see {@link givesLink}.
 */
export const linkWallet: typeof walletConnectWallet = (options) => {
  const wallet = walletConnectWallet(options)
  return {
    ...wallet,
    createConnector: ({ rkDetails, ...details }) =>
      createConnector((config) => {
        const { showQrModal: _, isWalletConnectModalConnector: __, ...plain } = rkDetails
        return { ...wallet.createConnector({ ...details, rkDetails: plain })(config), ...details, rkDetails }
      }),
  }
}

/** Returns true for the connector that gives a link. */
export function givesLink(connector: object): boolean {
  const { rkDetails } = connector as {
    readonly rkDetails?: { readonly isWalletConnectModalConnector?: true }
  }
  return rkDetails?.isWalletConnectModalConnector === true
}
