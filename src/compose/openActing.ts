import { createChainReader } from '../adapters/chain/chainReader'
import { tryExecution } from '../adapters/chain/tryExecution'
import { createWalletChain } from '../adapters/chain/walletChain'
import { createServiceWriter } from '../adapters/service/serviceWriter'
import { createTabLocks } from '../adapters/storage/tabLocks'
import { createOwnerWallet } from '../adapters/wallet/ownerWallet'
import { appConfig } from '../config/appConfig'
import type { AppChain } from '../core/chain'
import type { ActingPorts } from '../flows/acting/actingState'
import { forgetQueuesAfter } from '../flows/review/recentReader'
import type { Clock } from '../ports/clock'
import type { KeyValueStorage } from '../ports/storage'
import { queriesOf } from './queries'

/** Opens the ports by which an owner acts from a review: wallet, service and chain. */
export function openActing(
  chain: AppChain,
  { storage, clock }: { readonly storage: KeyValueStorage; readonly clock: Clock },
): ActingPorts {
  const apiKey = appConfig.safeApiKey ?? undefined
  return {
    chain,
    chainReader: createChainReader(chain),
    walletChain: createWalletChain(chain),
    writer: forgetQueuesAfter(
      createServiceWriter({ chain, clock, storage, apiKey }),
      queriesOf(clock),
      chain,
    ),
    tryExecution: (call) => tryExecution(chain, call),
    locks: createTabLocks({ clock }),
    storage,
    clock,
    walletOf: ({ provider, address, chainId, walletName }) =>
      createOwnerWallet({ provider, address, chainId, walletName, chain, clock }),
  }
}
