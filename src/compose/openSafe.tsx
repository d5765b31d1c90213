import SafeAppsSDK from '@safe-global/safe-apps-sdk'
import type { ComponentType, ReactNode } from 'react'
import { type Address, getAddress } from 'viem'
import { createChainReader } from '../adapters/chain/chainReader'
import { createSafeHost, listenForAnswers } from '../adapters/host/safeHost'
import { createSafeService } from '../adapters/service/safeService'
import { createTabLocks } from '../adapters/storage/tabLocks'
import { appConfig } from '../config/appConfig'
import { hostPatterns } from '../config/safeHosts'
import type { SafeAccount } from '../flows/account/account'
import type { AccountParts } from '../flows/account/accountContext'
import { basketKey, type Baskets } from '../flows/basket/basketStore'
import { createSafeAccount } from '../flows/account/createSafeAccount'
import { Deferred, deferredPart } from '../ui/parts/Deferred'
import { keepNotes } from './keepNotes'

export type OpenSafeOptions = Pick<AccountParts, 'chain' | 'causes' | 'storage' | 'clock'> & {
  readonly baskets: Baskets
}

export type OpenedSafe = {
  readonly account: SafeAccount
  /** wagmi, the query client and the Safe SDK around the components that use their hooks. */
  readonly Providers: ComponentType<{ readonly children: ReactNode }>
}

/**
 * Opens the account of a Safe in its frame, with everything that "connected" does not need. Fetched after that word has
 * been painted.
 *
 * @param safe - As the host spells it.
 */
export async function openSafe(
  safe: Address,
  { chain, causes, storage, baskets, clock }: OpenSafeOptions,
): Promise<OpenedSafe> {
  const allowedDomains = hostPatterns(appConfig.safeHosts)
  const sdk = new SafeAppsSDK({ allowedDomains })
  const { authUrl, appName } = appConfig
  const signIn = authUrl === null ? null : await import('./openSignIn')
  const signing = authUrl === null ? null : await import('../adapters/host/signWithHost')
  const account = createSafeAccount({
    chain,
    safe: getAddress(safe),
    causes,
    host: createSafeHost({
      sdk,
      clock,
      onAnswer: (listener) => listenForAnswers({ page: window, allowed: allowedDomains }, listener),
    }),
    service: createSafeService({ chain, clock, storage, apiKey: appConfig.safeApiKey ?? undefined }),
    chainReader: createChainReader(chain),
    storage,
    basket: await baskets.read(basketKey(chain.id, safe)),
    locks: createTabLocks({ clock }),
    clock,
    ...(authUrl !== null &&
      signIn !== null &&
      signing !== null && {
        openSignIn: (context) =>
          signIn.openSignIn(context, {
            authUrl,
            appName,
            signer: { signMessage: (message) => signing.signWithHost(sdk, message) },
          }),
      }),
  })
  keepNotes(account, { storage, clock })
  const providers = deferredPart(async () =>
    (await import('../adapters/wagmi/openSafeProviders')).openSafeProviders({ safe, chain, allowedDomains }),
  )
  return {
    account,
    Providers: ({ children }) => <Deferred part={providers} props={{ children }} waiting={null} />,
  }
}
