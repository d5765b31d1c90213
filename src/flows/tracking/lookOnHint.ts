import type { AccountContext } from '../account/accountContext'
import type { AccountOutbox } from '../outbox/createAccountOutbox'

/** Least time between two looks, in ms: a host that repeats itself must not spend the service's budget. */
export const hintGapMs = 5_000

/** The host has named a proposal that nobody here asked about: wakes the search for an open intent, and nothing more. */
export async function lookOnHint(
  { clock }: Pick<AccountContext, 'clock'>,
  { shown, look }: Pick<AccountOutbox, 'shown' | 'look'>,
): Promise<void> {
  const state = shown.getState()
  if (state.kind !== 'unknown' || state.looking) return
  const { lastLook } = state
  if (lastLook !== null && clock.nowMs() - lastLook.atMs < hintGapMs) return
  await look()
}
