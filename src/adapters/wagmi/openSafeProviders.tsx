import { SafeProvider } from '@safe-global/safe-apps-react-sdk'
import { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { createSafeWagmiConfig, type SafeWagmiOptions, WagmiProviders } from './safeConfig'

type SafeProvidersOptions = SafeWagmiOptions & {
  /** Origins whose messages the Safe Apps SDK accepts. */
  readonly allowedDomains: RegExp[]
}

/**
 * Opens wagmi, connected to the Safe in whose frame the app is. The component provides wagmi's hooks and
 * `useSafeAppsSDK`. Only the account panel uses them, so it is fetched with the panel.
 */
export async function openSafeProviders({
  allowedDomains,
  ...options
}: SafeProvidersOptions): Promise<ComponentType<{ readonly children: ReactNode }>> {
  const config = await createSafeWagmiConfig(options)
  const queryClient = new QueryClient()
  return function Providers({ children }) {
    return (
      <SafeProvider opts={{ allowedDomains }}>
        <WagmiProviders config={config} queryClient={queryClient}>
          {children}
        </WagmiProviders>
      </SafeProvider>
    )
  }
}
