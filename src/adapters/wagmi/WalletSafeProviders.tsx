import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Config, WagmiProvider } from 'wagmi'

export type WalletSafeProvidersProps = {
  readonly config: Config
  readonly queryClient: QueryClient
  readonly children: ReactNode
}

/** What the account panel of a Safe needs around it where a wallet stands for the Safe: no page around us is asked. */
export function WalletSafeProviders({ config, queryClient, children }: WalletSafeProvidersProps) {
  return (
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </WagmiProvider>
  )
}
