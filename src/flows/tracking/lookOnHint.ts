import type { AccountContext } from '../account/accountContext'

/** Least time between two looks, in ms: a host that repeats itself must not spend the service's budget. */
export const hintGapMs = 5_000

/** The host has named a proposal that nobody here asked about: wakes the search for an open intent, and nothing more. */
export async function lookOnHint(
  { proposal, clock }: AccountContext,
  look: () => Promise<void>,
): Promise<void> {
  const state = proposal.getState()
  if (state.kind !== 'unknown' || state.looking) return
  const { lastLook } = state
  if (lastLook !== null && clock.nowMs() - lastLook.atMs < hintGapMs) return
  await look()
}
