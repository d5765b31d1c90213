import type { StoreApi } from 'zustand/vanilla'
import type { Cause } from '../../core/causes/cause'
import { parseCauses } from '../../core/causes/parseCauses'
import type { Clock } from '../../ports/clock'
import type { FetchText } from '../../ports/site'
import { runInSlices } from '../runInSlices'

/** The operator's directory: fetched from our own origin, checked whole. */
export type CausesState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly causes: readonly Cause[] }
  /** The file is not what it should be: every problem with its place in the file. Nothing of it is shown. */
  | {
      readonly kind: 'rejected'
      readonly problems: readonly {
        readonly line: number | null
        readonly path: string
        readonly reason: string
      }[]
    }
  | { readonly kind: 'unreachable'; readonly reason: string }
  /** The part of the app that reads it did not come: only a new page can ask for it again. */
  | { readonly kind: 'broken'; readonly reason: string }

/** Fetches and checks the operator's causes.json. Never throws: what goes wrong is a state with words. */
export async function loadCauses(
  store: StoreApi<CausesState>,
  { fetchText, clock }: { readonly fetchText: FetchText; readonly clock: Pick<Clock, 'nowMs' | 'sleep'> },
  signal?: AbortSignal,
): Promise<void> {
  store.setState({ kind: 'loading' }, true)
  const answer = await fetchText(signal)
  if (answer.kind === 'unreachable') {
    store.setState({ kind: 'unreachable', reason: answer.reason }, true)
  } else if (answer.kind === 'missing') {
    store.setState({ kind: 'unreachable', reason: 'There is no causes.json beside this app.' }, true)
  } else {
    const parsed = await runInSlices(parseCauses(answer.value), clock)
    store.setState(
      parsed.kind === 'ok'
        ? { kind: 'ready', causes: parsed.causes }
        : { kind: 'rejected', problems: parsed.problems },
      true,
    )
  }
}
