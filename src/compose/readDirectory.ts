import type { StoreApi } from 'zustand/vanilla'
import { fetchText } from '../adapters/fetchText'
import { appConfig } from '../config/appConfig'
import { type CausesState, loadCauses } from '../flows/session/loadCauses'
import type { Clock } from '../ports/clock'
import type { KeyValueStorage } from '../ports/storage'
import { m } from './messages'

/**
 * Reads the operator's directory into the store. A file of its own for its weight. A required signature of the
 * organisation's Safe is checked afterwards: the first screen does not wait for a chain.
 */
export async function readDirectory(
  causes: StoreApi<CausesState>,
  { clock, storage }: { readonly clock: Clock; readonly storage: KeyValueStorage },
): Promise<void> {
  const isSigned = appConfig.directorySafe !== null
  const text = await loadCauses(causes, {
    fetchText: (signal) => fetchText({ path: 'causes.json', clock, early: takeRequest() }, signal),
    clock,
    isSigned,
  })
  if (!isSigned || text === null) return
  void import('./verifyDirectory')
    .then(({ verifyDirectory }) => verifyDirectory(causes, { text, clock, storage }))
    .catch(() => {
      const shown = causes.getState()
      if (shown.kind === 'ready')
        causes.setState({ ...shown, trust: { kind: 'unchecked', reason: m.check } }, true)
    })
}

/** Takes the inline script's request. Undefined from the second time on: a retry requests the file again. */
function takeRequest(): Promise<Response> | undefined {
  const early = window.causesRequest
  window.causesRequest = undefined
  return early
}
