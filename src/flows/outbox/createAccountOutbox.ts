import type { StoreApi } from 'zustand/vanilla'
import { BaseError } from '../../core/baseError'
import type { AppChain } from '../../core/chain'
import { buildBatch } from '../../core/giving/buildBatch'
import type { Gift } from '../../core/giving/gift'
import type { PlanPart } from '../../core/giving/planPart'
import type { Intent } from '../../core/outbox/intent'
import type { Shown } from '../../core/outbox/state'
import { createOutboxRunner, type OutboxContext, type OutboxRunner, type OutboxWay } from './outboxRunner'

export type GiveOptions = {
  /** The user has been told that the Safe could not be compared with the chain, and goes on. */
  readonly acceptUnverified: boolean
  /** Which of several proposals or batches of one basket this is. Its `id` is null for the first: it names the plan. */
  readonly plan?: Omit<PlanPart, 'id'> & { readonly id: string | null; readonly lineIds: readonly string[] }
}

/** What the screens see of, and do with, the one gift that may be under way from an account. */
export type AccountOutbox = {
  readonly shown: StoreApi<Shown>
  /** Gives these as one gift. Does nothing while another one is under way. */
  give(gifts: readonly Gift[], options?: GiveOptions): Promise<void>
  /** Goes on with a paused sequence, from the first payment that has not gone out. */
  resume(): Promise<void>
  /** Searches for a request whose answer was lost; reads from storage what another tab asks. */
  look(): Promise<void>
  /**
   * The user is sure that the lost request was not sent: the sequence is paused before it. Does nothing while that
   * cannot be said (`maySayNotSent`).
   */
  sayNotSent(): void
  /** Forgets what has not been sent; what went out stays tracked. The basket keeps the rest. */
  dismiss(): void
  /** The user has left the screen of the gift: an end that it showed makes room for the next one. */
  moveOn(): void
} & Pick<OutboxRunner, 'isNeeded' | 'setAway'>

/** What every intent begins with. */
type DraftIntent = Pick<Intent, 'id' | 'chainId' | 'gifts' | 'calls' | 'startedAtMs' | 'plan'>

type AccountOutboxWay<I extends Intent> = OutboxWay<I> & {
  draft(begun: DraftIntent, options: GiveOptions): I
}

/** Opens the outbox of an account with what storage has of it. Ends with the account's signal. */
export function createAccountOutbox<I extends Intent>(
  context: OutboxContext & { readonly chain: AppChain },
  way: AccountOutboxWay<I>,
): AccountOutbox {
  const { shown, send, isNeeded, setAway } = createOutboxRunner(context, way)
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
      return { kind: 'give', intent: way.draft(begun, options) } as const
    } catch (error) {
      if (!(error instanceof BaseError)) throw error
      return { kind: 'cannotBuild', reason: error.sentence } as const
    }
  }

  return {
    shown,
    give: (gifts, options = { acceptUnverified: false }) => send(draft(gifts, options)),
    resume: () => send({ kind: 'resume' }),
    look: () => send({ kind: 'look' }),
    sayNotSent: () => void send({ kind: 'sayNotSent' }),
    dismiss: () => void send({ kind: 'dismiss' }),
    moveOn: () => void send({ kind: 'moveOn' }),
    isNeeded,
    setAway,
  }
}
