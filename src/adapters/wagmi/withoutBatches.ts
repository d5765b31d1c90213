import type { WalletProvider } from '../../ports/wallet'

/** One wrapper for each provider: a connection is compared by its provider's identity. */
const faces = new WeakMap<WalletProvider, WalletProvider>()

/**
 * Hides batches of a wallet: payments are sent one by one, each with a transaction hash that our own node can follow.
 * For Coinbase's library, which requests `wallet_getCallsStatus` at a URL that only its popup knows: no CSP can allow
 * it, and a delivered gift would stay pending.
 */
export function withoutBatches(provider: WalletProvider): WalletProvider {
  const face = faces.get(provider) ?? {
    request: async (request) =>
      request.method === 'wallet_getCapabilities' ? {} : provider.request(request),
  }
  faces.set(provider, face)
  return face
}
