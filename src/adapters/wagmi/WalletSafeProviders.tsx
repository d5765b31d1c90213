import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Config, WagmiProvider } from 'wagmi'

export type WalletSafeProvidersProps = {
  readonly config: Config
  readonly queryClient: QueryClient
  readonly children: ReactNode
}

/** Provides wagmi's hooks to a Safe's account panel behind a wallet, where there is no parent window. */
export function WalletSafeProviders({ config, queryClient, children }: WalletSafeProvidersProps) {
  return (
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </WagmiProvider>
  )
}
