import type { WalletProvider } from '../../ports/wallet'

/** A provider whose place another wallet can take: a request that is open stays with the one that was asked. */
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
