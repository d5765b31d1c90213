import type { Check, CheckId } from '../review/check'
import type { CheckOutcome } from '../review/checks/defineCheck'
import { differenceKey } from '../review/forecast/differences'
import type { Difference, Forecast, Unseen } from '../review/forecast/forecast'

/** Confirmations that the user must tick before a signature or an execution. */
export type Friction = {
  /** Checks that do not hold, each with its own tick. */
  readonly failing: readonly Check[]
  /** Checks that could not be made: listed beside the button, with one tick for all. */
  readonly unchecked: readonly Check[]
  /** The outcome of the comparison with the gift in the link; null: it holds, or the link describes none. */
  readonly gift: Exclude<CheckOutcome, 'holds'> | null
  /** Differences between a run and the bytes, each with its own tick. */
  readonly differences: readonly Difference[]
  /** State of the run. It needs no tick: no check depends on it. */
  readonly run: RunStanding
}

/** Extent to which a run was compared with the bytes. */
export type RunStanding =
  | { readonly kind: 'running' | 'none' }
  /** `unseen`: what could not be compared. Empty: compared as far as a node can. */
  | { readonly kind: 'compared'; readonly unseen: readonly Unseen[] }

/**
 * Lists the ticks that the outcomes of the checks and the differences of a run require.
 *
 * @param gift - Comparison with the gift in the link; null: the link describes none.
 * @param forecast - The last forecast; null: none yet.
 * @param isRunning - True while a newer one is being made.
 */
export function frictionOf(
  checks: readonly Check[],
  gift: CheckOutcome | null,
  forecast: Forecast | null,
  isRunning = false,
): Friction {
  const of = (outcome: CheckOutcome) => checks.filter((check) => check.outcome === outcome)
  return {
    failing: of('fails'),
    unchecked: of('unchecked'),
    gift: gift === 'holds' ? null : gift,
    differences: forecast?.kind === 'made' ? forecast.differences : [],
    run: isRunning ? { kind: 'running' } : standingOf(forecast),
  }
}

function standingOf(forecast: Forecast | null): RunStanding {
  if (forecast === null) return { kind: 'running' }
  if (forecast.kind === 'none') return { kind: 'none' }
  const { unseen } = forecast
  // No node shows the effects that contracts do not log.
  return { kind: 'compared', unseen: unseen.every(({ kind }) => kind === 'silent') ? [] : unseen }
}

type TickId = CheckId | `coming ${CheckId}` | 'gift' | `difference ${string}`

/** Ticks that the user set. A check that changes its outcome needs a new tick. */
export type Ticks = {
  readonly failing: readonly TickId[]
  /** The checks listed beside the one tick when it was set; null: not ticked. */
  readonly unchecked: readonly TickId[] | null
}

export const noTicks: Ticks = { failing: [], unchecked: null }

/** Returns the number of required ticks that are not set. */
export function missingTicks(friction: Friction, ticks: Ticks): number {
  const failing = failingIds(friction).filter((id) => !ticks.failing.includes(id))
  const isRead = uncheckedIds(friction).every((id) => ticks.unchecked?.includes(id) === true)
  return failing.length + (isRead ? 0 : 1)
}

/** Returns the checks and differences that need a tick of their own. */
export function failingIds({ failing, gift, differences }: Friction): readonly TickId[] {
  return [
    ...(gift === 'fails' ? ['gift' as const] : []),
    ...failing.map(({ id }) => id),
    ...differences.map(differenceId),
  ]
}

/** Returns the tick id of a difference. The same difference in another run keeps it. */
export function differenceId(difference: Difference): TickId {
  return `difference ${differenceKey(difference)}`
}

/** Returns the checks that the one tick covers. One that is still being made has another id: what it finds is new. */
export function uncheckedIds({ unchecked, gift }: Friction): readonly TickId[] {
  const ids = unchecked.map(({ id, isComing }): TickId => (isComing === true ? `coming ${id}` : id))
  return [...(gift === 'unchecked' ? ['gift' as const] : []), ...ids]
}
