import { SafeProvider } from '@safe-global/safe-apps-react-sdk'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Config, WagmiProvider } from 'wagmi'

export type SafeProvidersProps = {
  readonly config: Config
  readonly queryClient: QueryClient
  /** Origins whose messages the Safe Apps SDK accepts. */
  readonly allowedDomains: RegExp[]
  readonly children: ReactNode
}

/** Provides wagmi's hooks and `useSafeAppsSDK` to its children. Only in a Safe, after the handshake. */
export function SafeProviders({ config, queryClient, allowedDomains, children }: SafeProvidersProps) {
  return (
    <SafeProvider opts={{ allowedDomains }}>
      <WagmiProvider config={config} reconnectOnMount={false}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </WagmiProvider>
    </SafeProvider>
  )
}
