import { createChainReader } from '../adapters/chain/chainReader'
import { m } from '../adapters/chain/messages'
import { readToken } from '../adapters/chain/readToken'
import { createWalletChain } from '../adapters/chain/walletChain'
import { readHeldTokens } from '../adapters/service/readHeldTokens'
import { createSafeService } from '../adapters/service/safeService'
import { openRowWorker } from '../adapters/worker/openRowWorker'
import { appConfig } from '../config/appConfig'
import type { AppChain } from '../core/chain'
import type { RecipientReader } from '../flows/recipients/checkRecipient'
import { recentReader, rememberReads } from '../flows/review/recentReader'
import { withPasted } from '../flows/review/keepPasted'
import { createRememberedGifts } from '../flows/review/rememberedGifts'
import type { FullReader } from '../flows/review/reader'
import type { ChainReader, NameService } from '../ports/chain'
import type { Clock } from '../ports/clock'
import type { Forecaster } from '../ports/forecast'
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
    heldTokens: (safe) => readHeldTokens(options, safe),
    readToken: (...question) => readToken(chain, ...question),
    forecaster: laterForecaster(chain),
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

/** Fetches the simulator on first use: a gift is made without it. */
function laterForecaster(chain: AppChain): Forecaster {
  return {
    async forecast(...asked) {
      const part = await import('../adapters/chain/forecastTx').catch(() => null)
      return part === null ? { kind: 'none', reason: m.notLoaded } : part.forecastTx(chain, ...asked)
    },
    async forecastCalls(...asked) {
      const part = await import('../adapters/chain/forecastCalls').catch(() => null)
      return part === null ? { kind: 'none', reason: m.notLoaded } : part.forecastCalls(chain, ...asked)
    },
  }
}

/** Fetches the resolver of names on first use: its tables for ENSIP-15 weigh more than this chunk. */
function laterNames(ethereum: AppChain): NameService {
  return {
    async resolve(...question) {
      try {
        const { resolveEnsName } = await import('../adapters/chain/resolveEnsName')
        return await resolveEnsName(ethereum, ...question)
      } catch (error) {
        const [, , signal] = question
        signal?.throwIfAborted()
        return { kind: 'unreachable', reason: reportLoadFailure(error) }
      }
    },
  }
}
