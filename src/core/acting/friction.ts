import type { Check, CheckId } from '../review/check'
import type { CheckOutcome } from '../review/checks/defineCheck'

/** What the user has to tick before a signature or an execution. */
export type Friction = {
  /** Checks that do not hold, each with its own tick. */
  readonly failing: readonly Check[]
  /** Checks that could not be made: listed beside the button, with one tick for all. */
  readonly unchecked: readonly Check[]
  /** The outcome of the comparison with the gift in the link; null: it holds, or the link describes none. */
  readonly gift: Exclude<CheckOutcome, 'holds'> | null
}

/**
 * Lists the ticks that the outcomes of the checks ask for.
 *
 * @param gift - Whether it is the gift that the link describes; null: the link describes none.
 */
export function frictionOf(checks: readonly Check[], gift: CheckOutcome | null): Friction {
  const of = (outcome: CheckOutcome) => checks.filter((check) => check.outcome === outcome)
  return { failing: of('fails'), unchecked: of('unchecked'), gift: gift === 'holds' ? null : gift }
}

type TickId = CheckId | 'gift'

/** What the user has ticked. A check that changes its outcome needs a new tick. */
export type Ticks = {
  readonly failing: readonly TickId[]
  /** The checks listed beside the one tick when it was set; null: not ticked. */
  readonly unchecked: readonly TickId[] | null
}

export const noTicks: Ticks = { failing: [], unchecked: null }

/** Whether every tick that is needed is set. */
export function isTicked(friction: Friction, ticks: Ticks): boolean {
  return (
    failingIds(friction).every((id) => ticks.failing.includes(id)) &&
    uncheckedIds(friction).every((id) => ticks.unchecked?.includes(id) === true)
  )
}

/** The checks that need a tick of their own. */
export function failingIds({ failing, gift }: Friction): readonly TickId[] {
  return [...(gift === 'fails' ? ['gift' as const] : []), ...failing.map(({ id }) => id)]
}

/** The checks that the one tick covers. */
export function uncheckedIds({ unchecked, gift }: Friction): readonly TickId[] {
  return [...(gift === 'unchecked' ? ['gift' as const] : []), ...unchecked.map(({ id }) => id)]
}
