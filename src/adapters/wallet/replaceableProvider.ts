import type { WalletProvider } from '../../ports/wallet'

/** A provider that can be replaced by another wallet's. An open request stays with the wallet that received it. */
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
