import { systemClock } from '../../src/adapters/systemClock'
import type { Clock } from '../../src/ports/clock'

/** The real clock, where there is no document: of a tab that is always visible. */
export const realClock: Clock = {
  ...systemClock,
  isVisible: () => true,
  onVisible: () => () => undefined,
}
