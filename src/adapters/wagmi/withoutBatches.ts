import type { WalletProvider } from '../../ports/wallet'

/** One face for one wallet: whoever follows a connection knows the wallet by it. */
const faces = new WeakMap<WalletProvider, WalletProvider>()

/**
 * The wallet as one that makes no batches: payments go one by one, each with a chain hash that our own node follows. For
 * Coinbase's library, which asks after a batch (`wallet_getCallsStatus`) at an address that only its popup names: no policy
 * of a page can let that through, and a gift that has arrived would never be seen to.
 */
export function withoutBatches(provider: WalletProvider): WalletProvider {
  const face = faces.get(provider) ?? {
    request: async (request) =>
      request.method === 'wallet_getCapabilities' ? {} : provider.request(request),
  }
  faces.set(provider, face)
  return face
}
