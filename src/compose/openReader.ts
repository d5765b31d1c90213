import { createChainReader } from '../adapters/chain/chainReader'
import { createSafeService } from '../adapters/service/safeService'
import { appConfig } from '../config/appConfig'
import type { AppChain } from '../core/chain'
import type { SafeReader } from '../flows/review/reader'
import type { Clock } from '../ports/clock'
import type { KeyValueStorage } from '../ports/storage'

const readers = new Map<number, SafeReader>()

/** What reads any Safe of a chain, without a host and without a wallet. One for each chain, so that all share its budget. */
export function openReader(
  chain: AppChain,
  { storage, clock }: { readonly storage: KeyValueStorage; readonly clock: Clock },
): SafeReader {
  const known = readers.get(chain.id)
  if (known !== undefined) return known
  const reader: SafeReader = {
    chain,
    clock,
    service: createSafeService({ chain, clock, storage, apiKey: appConfig.safeApiKey ?? undefined }),
    chainReader: createChainReader(chain),
  }
  readers.set(chain.id, reader)
  return reader
}
