import { walletConnectWallet } from '@rainbow-me/rainbowkit/wallets'
import { createConnector } from 'wagmi'

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
