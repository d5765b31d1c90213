import type { WalletProvider } from '../../ports/wallet'

/**
 * Creates a provider that can be replaced by another wallet's. A pending request stays with the wallet that received
 * it.
 */
export function createReplaceableProvider(first: WalletProvider): WalletProvider & {
  replace(next: WalletProvider): void
} {
  let current = first
  return {
    request: (request) => current.request(request),
    replace(next) {
      current = next
    },
  }
}
