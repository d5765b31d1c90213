import { getWalletConnectConnector } from '@rainbow-me/rainbowkit'
import { metaMaskWallet as kitWallet } from '@rainbow-me/rainbowkit/wallets'
import { createConnector } from 'wagmi'
import { injected } from 'wagmi/connectors'

/**
 * Creates MetaMask's wallet without its maker's library, whose licence allows non-commercial use alone. The extension is asked
 * directly. Without one it is reached by WalletConnect: by a code to scan, and on a phone by a link that opens its app.
 */
export const metaMaskWallet: typeof kitWallet = (options) => {
  const wallet = kitWallet(options)
  if (wallet.installed === true)
    return {
      ...wallet,
      createConnector: (details) =>
        createConnector((config) => ({ ...injected({ target: 'metaMask' })(config), ...details })),
    }
  // Here RainbowKit's own way is WalletConnect already.
  if (wallet.qrCode !== undefined) return wallet
  return {
    ...wallet,
    mobile: { getUri: appLink },
    createConnector: getWalletConnectConnector(options),
  }
}

/** Returns the link that opens the app with a request to connect, as in RainbowKit’s QR code. */
function appLink(uri: string): string {
  return `https://metamask.app.link/wc?uri=${encodeURIComponent(uri)}`
}
