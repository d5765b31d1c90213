import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { chain } from './fakeCauses'

const config = createConfig({
  chains: [
    {
      id: chain.id,
      name: chain.name,
      nativeCurrency: chain.nativeCurrency,
      rpcUrls: { default: { http: [] } },
    },
  ],
  transports: { [chain.id]: http(chain.rpcUrls[0]) },
  multiInjectedProviderDiscovery: false,
  storage: null,
})
const client = new QueryClient()

/** What the account panel needs around it, on a chain without ENS: nothing is asked of anybody. */
export function WalletProviders({ children }: { readonly children: ReactNode }) {
  return (
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </WagmiProvider>
  )
}
