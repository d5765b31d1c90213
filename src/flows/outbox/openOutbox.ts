import type { StoreApi } from 'zustand/vanilla'
import { BaseError } from '../../core/baseError'
import type { AppChain } from '../../core/chain'
import { buildBatch } from '../../core/giving/buildBatch'
import type { Gift } from '../../core/giving/gift'
import type { PlanPart } from '../../core/giving/planPart'
import type { Intent } from '../../core/outbox/intent'
import type { Shown } from '../../core/outbox/state'
import { type OutboxContext, type OutboxDriver, runOutbox, type OutboxRunner } from './runOutbox'

export type GiveOptions = {
  /** True when the user continues although the Safe could not be checked against the chain. */
  readonly acceptUnverified: boolean
  /** Part of a plan. `id` is null for the first part, whose id becomes the plan's. */
  readonly plan?: Omit<PlanPart, 'id'> & { readonly id: string | null; readonly lineIds: readonly string[] }
}

/** The gift in progress of an account, for the screens. */
export type AccountOutbox = {
  readonly shown: StoreApi<Shown>
  /** Sends these as one gift. Does nothing while another one is in progress. */
  give(gifts: readonly Gift[], options?: GiveOptions): Promise<void>
  /** Resumes a paused sequence at the first unsent payment. */
  resume(): Promise<void>
  /** Searches for a request whose response was lost, or shows the stored intent of another tab. */
  searchNow(): Promise<void>
  /**
   * Declares the lost request as not sent, and pauses the sequence before it. Does nothing while `maySayNotSent` is
   * false.
   */
  sayNotSent(): void
  /** Forgets unsent payments. Sent ones stay tracked, unsent ones stay in the basket. */
  dismiss(): void
  /** Removes the unreadable stored gift that is shown, once the user knows whether it was sent. */
  discardUnreadable(): void
  /** Clears a final result when the user leaves the screen of the gift. */
  moveOn(): void
} & Pick<OutboxRunner, 'isNeeded' | 'setAway'>

/** Fields that every intent has. */
type DraftIntent = Pick<Intent, 'id' | 'chainId' | 'gifts' | 'calls' | 'startedAtMs' | 'plan'>

type AccountOutboxDriver<I extends Intent> = OutboxDriver<I> & {
  draft(begun: DraftIntent, options: GiveOptions): I
}

/** Opens the outbox of an account and resumes its stored intent. Ends with the account's signal. */
export function openOutbox<I extends Intent>(
  context: OutboxContext & { readonly chain: AppChain },
  driver: AccountOutboxDriver<I>,
): AccountOutbox {
  const { shown, send, isNeeded, setAway } = runOutbox(context, driver)
  void send({ kind: 'opened' })

  function draft(gifts: readonly Gift[], options: GiveOptions) {
    const { clock, chain } = context
    try {
      const startedAtMs = clock.nowMs()
      const id = `${startedAtMs}-${Math.floor(clock.random() * 2 ** 32)}`
      const { plan } = options
      const begun = {
        id,
        chainId: chain.id,
        gifts,
        calls: buildBatch(gifts),
        startedAtMs,
        ...(plan === undefined ? {} : { plan: { ...plan, id: plan.id ?? id } }),
      }
      return { kind: 'give', intent: driver.draft(begun, options) } as const
    } catch (error) {
      if (!(error instanceof BaseError)) throw error
      return { kind: 'cannotBuild', reason: error.sentence } as const
    }
  }

  return {
    shown,
    give: (gifts, options = { acceptUnverified: false }) => send(draft(gifts, options)),
    resume: () => send({ kind: 'resume' }),
    searchNow: () => send({ kind: 'searchNow' }),
    sayNotSent: () => void send({ kind: 'sayNotSent' }),
    dismiss: () => void send({ kind: 'dismiss' }),
    discardUnreadable: () => void send({ kind: 'discardUnreadable' }),
    moveOn: () => void send({ kind: 'moveOn' }),
    isNeeded,
    setAway,
  }
}

/** Minimum time between two polls, in ms: a host that repeats itself must not spend the service's budget. */
export const hintGapMs = 5_000

/**
 * Returns the handler of a hint, for a proposal that the host names unrequested: one poll for the open intent, at once or
 * when the gap after the last poll is over. Throws only when aborted.
 */
export function searchOnHint(
  { clock, signal }: Pick<OutboxContext, 'clock' | 'signal'>,
  { shown, searchNow }: Pick<AccountOutbox, 'shown' | 'searchNow'>,
): () => Promise<void> {
  let isWaiting = false

  /** Returns the wait, in ms; null: no intent is open. */
  function waitMs(): number | null {
    const state = shown.getState()
    if (state.kind !== 'unknown') return null
    // The running poll may have read the list before the proposal was in it.
    if (state.isSearching) return hintGapMs
    const { lastSearch } = state
    // Never wait longer than the gap, even if the clock was set back.
    return lastSearch === null ? 0 : Math.min(hintGapMs, lastSearch.atMs + hintGapMs - clock.nowMs())
  }

  async function untilDue(): Promise<boolean> {
    isWaiting = true
    try {
      for (;;) {
        const ms = waitMs()
        if (ms === null || ms <= 0) return ms !== null
        await clock.sleep(ms, signal)
      }
    } finally {
      isWaiting = false
    }
  }

  return async () => {
    if (!isWaiting && (await untilDue())) await searchNow()
  }
}
