import type { StoreApi } from 'zustand/vanilla'
import { createFetchText } from '../adapters/fetchText'
import { type CausesState, loadCauses } from '../flows/session/loadCauses'
import type { Clock } from '../ports/clock'

/** Reads the operator's directory, which stands beside the app, into the store. A file of its own for its weight. */
export async function readDirectory(causes: StoreApi<CausesState>, clock: Clock): Promise<void> {
  const early = window.causesRequest
  window.causesRequest = undefined
  await loadCauses(causes, { fetchText: createFetchText({ path: 'causes.json', clock, early }), clock })
}
