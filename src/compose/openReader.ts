import { createChainReader } from '../adapters/chain/chainReader'
import { createReadToken } from '../adapters/chain/readToken'
import { createWalletChain } from '../adapters/chain/walletChain'
import { createForecaster } from '../adapters/chain/createForecaster'
import { createHeldTokens } from '../adapters/service/heldTokens'
import { createSafeService } from '../adapters/service/safeService'
import { openRowWorker } from '../adapters/worker/openRowWorker'
import { appConfig } from '../config/appConfig'
import type { AppChain } from '../core/chain'
import type { RecipientReader } from '../flows/recipients/checkRecipient'
import { recentReader, rememberReads } from '../flows/review/recentReader'
import { withPasted } from '../flows/review/keepPasted'
import { createRememberedGifts } from '../flows/review/rememberedGifts'
import type { FullReader } from '../flows/review/reader'
import type { ChainReader } from '../ports/chain'
import type { Clock } from '../ports/clock'
import type { NameService } from '../ports/names'
import type { KeyValueStorage } from '../ports/storage'
import { ensChainId } from '../ui/wallet/ensChainId'
import { queriesOf } from './queries'
import { reportLoadFailure } from './reportLoadFailure'

/**
 * Opens a reader of any Safe of a chain, with neither a host nor a wallet. It shares the chain's client and the
 * service's request budget with the open account.
 */
export function openReader(
  chain: AppChain,
  { storage, clock }: { readonly storage: KeyValueStorage; readonly clock: Clock },
): FullReader & RecipientReader {
  const options = { chain, clock, storage, apiKey: appConfig.safeApiKey ?? undefined }
  const ethereum = appConfig.chains.find(({ id }) => id === ensChainId)
  const queries = queriesOf(clock)
  const chainReader = createChainReader(chain)
  const service = withPasted(createSafeService(options), chain.id, clock)
  const reader = rememberReads({ chain, clock, service, chainReader }, queries)
  return {
    ...reader,
    recent: (place) => recentReader(reader, queries, place),
    remembered: createRememberedGifts({ chain, chainReader, storage }),
    heldTokens: createHeldTokens(options),
    readToken: createReadToken(chain),
    forecaster: createForecaster(chain),
    openRowWorker,
    queries,
    walletChain: createWalletChain(chain),
    ethereum:
      ethereum === undefined ? null : { chainReader: laterReader(ethereum), names: laterNames(ethereum) },
  }
}

/** Opens Ethereum's client on first use: a client of several nodes probes them at once. */
function laterReader(ethereum: AppChain): Pick<ChainReader, 'chainId' | 'readAccountCode'> {
  return {
    chainId: ethereum.id,
    readAccountCode: (...question) => createChainReader(ethereum).readAccountCode(...question),
  }
}

/** Opens the name service on first use: its tables for ENSIP-15 weigh more than this chunk. */
function laterNames(ethereum: AppChain): NameService {
  return {
    async resolve(...question) {
      try {
        const { createNameService } = await import('../adapters/chain/createNameService')
        return await createNameService(ethereum).resolve(...question)
      } catch (error) {
        const [, , signal] = question
        signal?.throwIfAborted()
        return { kind: 'unreachable', reason: reportLoadFailure(error) }
      }
    },
  }
}
