import type { StoreApi } from 'zustand/vanilla'
import { createChainReader } from '../adapters/chain/chainReader'
import { fetchText } from '../adapters/fetchText'
import { appConfig } from '../config/appConfig'
import { checkDirectory, keepNewestSeen, readNewestSeen } from '../flows/session/checkDirectory'
import type { CausesState } from '../flows/session/loadCauses'
import type { Clock } from '../ports/clock'
import type { KeyValueStorage } from '../ports/storage'

/**
 * Checks the organisation's signature of the directory in the store, where the operator has named a Safe that has to
 * sign it. Runs after the causes are shown; until it has a result nothing can be given.
 */
export async function verifyDirectory(
  causes: StoreApi<CausesState>,
  {
    text,
    clock,
    storage,
  }: { readonly text: string; readonly clock: Clock; readonly storage: KeyValueStorage },
): Promise<void> {
  const { directorySafe, chains } = appConfig
  const shown = causes.getState()
  const chain = chains.find(({ id }) => id === directorySafe?.chainId)
  if (directorySafe === null || chain === undefined || shown.kind !== 'ready') return
  const place = { chain, safe: directorySafe.address }
  const about = shown.about ?? null
  const before = readNewestSeen(storage, place)
  const { trust, signed } = await checkDirectory({
    place,
    about,
    newestSeen: before,
    sha256: await sha256Of(text),
    fetchSignature: (signal) => fetchText({ path: 'causes.sig.json', clock }, signal),
    chainReader: createChainReader(chain),
  })
  if (signed !== null) keepNewestSeen(storage, place, { signed, before })
  const now = causes.getState()
  // The directory was fetched again meanwhile, and is checked by itself.
  if (now.kind !== 'ready' || now.causes !== shown.causes) return
  if (trust.kind !== 'refused') return causes.setState({ ...now, trust }, true)
  const problem = { line: null, path: 'causes.sig.json', reason: trust.reason }
  causes.setState({ kind: 'rejected', problems: [problem] }, true)
}

async function sha256Of(text: string): Promise<string | null> {
  // Browsers have it only on https and localhost.
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto }
  if (subtle === undefined) return null
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
