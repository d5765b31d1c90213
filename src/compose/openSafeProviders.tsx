import { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { createSafeWagmiConfig, type SafeWagmiOptions } from '../adapters/wagmi/safeConfig'
import { SafeProviders } from '../adapters/wagmi/SafeProviders'

type SafeProvidersOptions = SafeWagmiOptions & {
  /** Origins whose messages the Safe Apps SDK accepts. */
  readonly allowedDomains: RegExp[]
}

/** Opens wagmi, connected to the Safe. Only the account panel uses its hooks, so it is fetched with the panel. */
export async function openSafeProviders({
  allowedDomains,
  ...options
}: SafeProvidersOptions): Promise<ComponentType<{ readonly children: ReactNode }>> {
  const config = await createSafeWagmiConfig(options)
  const queryClient = new QueryClient()
  return function Providers({ children }) {
    return (
      <SafeProviders config={config} queryClient={queryClient} allowedDomains={allowedDomains}>
        {children}
      </SafeProviders>
    )
  }
}
