import type { StoreApi } from 'zustand/vanilla'
import type { Address } from 'viem'
import type { Cause, DirectoryAbout } from '../../core/causes/cause'
import { parseCauses } from '../../core/causes/parseCauses'
import type { Clock } from '../../ports/clock'
import type { FetchText } from '../../ports/site'
import { runInSlices } from '../runInSlices'
import { m } from './causesMessages'

/** State of the signature by the organisation's Safe. A directory that it did not sign is rejected. */
export type DirectoryTrust =
  | { readonly kind: 'checking' }
  | {
      readonly kind: 'signed'
      /** Like `eth:0x…`. */
      readonly safe: string
      readonly signers: readonly Address[]
      /** Today. */
      readonly owners: number
      readonly threshold: number
    }
  /** `mayBeOlder`: the signature is valid, but nothing shows that no newer version was seen here. */
  | { readonly kind: 'unchecked'; readonly reason: string; readonly mayBeOlder?: true }

/** The operator's directory: fetched from our own origin, checked whole. */
export type CausesState =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'ready'
      readonly causes: readonly Cause[]
      /** Version and date of the file; absent for a file of version 1. */
      readonly about?: DirectoryAbout
      /** Absent when no signature is required. */
      readonly trust?: DirectoryTrust
    }
  /** Invalid file: every problem with its place in the file. Nothing of it is shown. */
  | {
      readonly kind: 'rejected'
      readonly problems: readonly {
        readonly line: number | null
        readonly path: string
        readonly reason: string
      }[]
    }
  | { readonly kind: 'unreachable'; readonly reason: string }
  /** The chunk that reads it failed to load: only a reload can fetch it again. */
  | { readonly kind: 'broken'; readonly reason: string }

type LoadCauses = {
  readonly fetchText: FetchText
  readonly clock: Pick<Clock, 'nowMs' | 'sleep'>
  /** True when the organisation's Safe has to sign the directory, which is still to be checked. */
  readonly isSigned?: boolean
}

/**
 * Fetches and checks the operator's causes.json. Returns the text of a valid one, else null. Never throws: failures are in
 * the state.
 */
export async function loadCauses(
  store: StoreApi<CausesState>,
  { fetchText, clock, isSigned = false }: LoadCauses,
  signal?: AbortSignal,
): Promise<string | null> {
  store.setState({ kind: 'loading' }, true)
  const answer = await fetchText(signal)
  if (answer.kind === 'unreachable') {
    store.setState({ kind: 'unreachable', reason: answer.reason }, true)
  } else if (answer.kind === 'missing') {
    store.setState({ kind: 'unreachable', reason: m.noFile }, true)
  } else {
    const parsed = await runInSlices(parseCauses(answer.value), clock)
    if (parsed.kind === 'ok') {
      const { causes, about } = parsed
      const trust = { kind: 'checking' } as const
      store.setState(
        { kind: 'ready', causes, ...(about !== null && { about }), ...(isSigned && { trust }) },
        true,
      )
      return answer.value
    }
    store.setState({ kind: 'rejected', problems: parsed.problems }, true)
  }
  return null
}
