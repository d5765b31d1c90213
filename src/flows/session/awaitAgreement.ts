import { mayBeLag } from '../../core/safe/checkSafe'
import type { SafeCheck } from '../account/account'
import type { AccountContext } from '../account/accountContext'
import { verifySafe } from './verifySafe'

/** Maximum lag of a host, in ms. One lagged by 53 s; its caches expire within a minute. */
const lagsAtMostMs = 120_000
const againMs = 10_000

type Disagreement = Extract<SafeCheck, { kind: 'differs' }>

/**
 * Retries the check while host and chain may disagree only because the Safe has just changed. After two minutes the
 * disagreement stands until another check succeeds. Returns a function that stops it.
 */
export function awaitAgreement(context: AccountContext): () => void {
  const { check, clock, signal } = context
  /** Time of the next check; null: none. */
  let againAtMs: number | null = null
  let standsSinceMs: number | null = null

  async function follow() {
    const startedAtMs = clock.nowMs()
    try {
      while (clock.nowMs() - startedAtMs < lagsAtMostMs) {
        againAtMs = clock.nowMs() + againMs
        mark()
        await clock.sleep(againMs, signal)
        if (lagIn(check.getState()) === null) return
        check.setState(await verifySafe(context), true)
        if (lagIn(check.getState()) === null) return
      }
      standsSinceMs = clock.nowMs()
    } catch (error) {
      if (!signal.aborted) throw error
    } finally {
      againAtMs = null
      mark()
    }
  }

  /** Adds the time of the next check to the disagreement. */
  function mark() {
    const lag = lagIn(check.getState())
    if (lag === null || (lag.againAtMs ?? null) === againAtMs) return
    const { againAtMs: _, ...stands } = lag
    check.setState(againAtMs === null ? stands : { ...stands, againAtMs }, true)
  }

  return check.subscribe((state) => {
    if (state.kind === 'ok') standsSinceMs = null
    if (againAtMs !== null) mark()
    else if (standsSinceMs === null && lagIn(state) !== null) void follow()
  })
}

function lagIn(state: SafeCheck): Disagreement | null {
  return state.kind === 'differs' && mayBeLag(state.disagreements) ? state : null
}
