import type { Check, CheckId, CheckOutcome } from '../review/check'

/** What has to be ticked before a signature or an execution: there is no sum of the checks. */
export type Friction = {
  /** Each that does not hold, with a tick of its own. */
  readonly failing: readonly Check[]
  /** Those that could not be made: repeated beside the button, with one tick for all. */
  readonly unchecked: readonly Check[]
  /** The same of the gift that the link describes; null: nothing stands against it, or the link describes none. */
  readonly gift: Exclude<CheckOutcome, 'holds'> | null
}

/**
 * How much stands between the reader and the button, by the outcome of the checks.
 *
 * @param gift Whether it is the gift that the link describes; null: the link describes none.
 */
export function frictionOf(checks: readonly Check[], gift: CheckOutcome | null): Friction {
  const of = (outcome: CheckOutcome) => checks.filter((check) => check.outcome === outcome)
  return { failing: of('fails'), unchecked: of('unchecked'), gift: gift === 'holds' ? null : gift }
}

type TickId = CheckId | 'gift'

/** What has been ticked. A check that comes to another outcome needs another tick. */
export type Ticks = {
  readonly failing: readonly TickId[]
  /** The checks that were listed beside the one tick; null: not ticked. */
  readonly unchecked: readonly TickId[] | null
}

export const noTicks: Ticks = { failing: [], unchecked: null }

/** Whether every tick that is needed now has been set. */
export function isTicked(friction: Friction, ticks: Ticks): boolean {
  return (
    failingIds(friction).every((id) => ticks.failing.includes(id)) &&
    uncheckedIds(friction).every((id) => ticks.unchecked?.includes(id) === true)
  )
}

/** What needs a tick of its own. */
export function failingIds({ failing, gift }: Friction): readonly TickId[] {
  return [...(gift === 'fails' ? ['gift' as const] : []), ...failing.map(({ id }) => id)]
}

/** What the one tick for all stands for. */
export function uncheckedIds({ unchecked, gift }: Friction): readonly TickId[] {
  return [...(gift === 'unchecked' ? ['gift' as const] : []), ...unchecked.map(({ id }) => id)]
}
