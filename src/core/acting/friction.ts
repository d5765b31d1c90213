import type { Check, CheckId } from '../review/check'

/** What has to be ticked before a signature or an execution: there is no sum of the checks. */
export type Friction = {
  /** Each that does not hold, with a tick of its own. */
  readonly failing: readonly Check[]
  /** Those that could not be made: repeated beside the button, with one tick for all. */
  readonly unchecked: readonly Check[]
}

/** How much stands between the reader and the button, by the outcome of the checks. */
export function frictionOf(checks: readonly Check[]): Friction {
  const of = (outcome: Check['outcome']) => checks.filter((check) => check.outcome === outcome)
  return { failing: of('fails'), unchecked: of('unchecked') }
}

/** What has been ticked. A check that comes to another outcome needs another tick. */
export type Ticks = {
  readonly failing: readonly CheckId[]
  /** The checks that were listed beside the one tick; null: not ticked. */
  readonly unchecked: readonly CheckId[] | null
}

export const noTicks: Ticks = { failing: [], unchecked: null }

/** Whether every tick that is needed now has been set. */
export function isTicked({ failing, unchecked }: Friction, ticks: Ticks): boolean {
  return (
    failing.every(({ id }) => ticks.failing.includes(id)) &&
    unchecked.every(({ id }) => ticks.unchecked?.includes(id) === true)
  )
}
