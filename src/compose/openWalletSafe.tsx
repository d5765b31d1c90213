import { QueryClient } from '@tanstack/react-query'
import { type Address, getAddress } from 'viem'
import { createChainReader } from '../adapters/chain/chainReader'
import { createSafeService } from '../adapters/service/safeService'
import { createTabLocks } from '../adapters/storage/tabLocks'
import { createSafeWagmiConfig, WagmiProviders } from '../adapters/wagmi/safeConfig'
import { createWalletHost } from '../adapters/host/walletHost'
import { signWithWallet } from '../adapters/wallet/signWithWallet'
import { appConfig } from '../config/appConfig'
import type { AccountParts } from '../flows/account/accountContext'
import { createSafeAccount } from '../flows/account/createSafeAccount'
import { keepNotes } from './keepNotes'
import type { OpenedSafe } from './openSafe'
import type { MessageSigner } from '../ports/auth'
import type { WalletProvider } from '../ports/wallet'

export type OpenWalletSafeOptions = Pick<
  AccountParts,
  'chain' | 'causes' | 'storage' | 'basket' | 'clock'
> & {
  readonly provider: WalletProvider
  /** The Safe that `recogniseAccount` found on this chain. */
  readonly safe: Address
}

/** Opens a Safe behind a wallet: the same account as in the frame, with the wallet in place of the parent window. */
export async function openWalletSafe({
  provider,
  safe,
  ...parts
}: OpenWalletSafeOptions): Promise<OpenedSafe> {
  const { chain, storage, clock } = parts
  const chainReader = createChainReader(chain)
  const checksummed = getAddress(safe)
  const { authUrl, appName } = appConfig
  const signIn = authUrl === null ? null : await import('./openSignIn')
  const signer: MessageSigner = {
    signMessage: (message) => signWithWallet({ provider, address: checksummed, account: 'safe' }, message),
  }
  // First, because it can fail: an account that nobody holds would go on polling.
  const config = await createSafeWagmiConfig({ safe: checksummed, chain })
  const queryClient = new QueryClient()
  const account = createSafeAccount({
    ...parts,
    locks: createTabLocks({ clock }),
    safe: checksummed,
    host: createWalletHost({ provider, safe: checksummed, chain, chainReader, clock }),
    service: createSafeService({ chain, clock, storage, apiKey: appConfig.safeApiKey ?? undefined }),
    chainReader,
    ...(authUrl !== null &&
      signIn !== null && {
        openSignIn: (context) => signIn.openSignIn(context, { authUrl, appName, signer }),
      }),
  })
  keepNotes(account, parts)
  return {
    account,
    Providers: ({ children }) => (
      <WagmiProviders config={config} queryClient={queryClient}>
        {children}
      </WagmiProviders>
    ),
  }
}
