import { gsCodeWords } from '../../core/safe/gsCodes'
import type { TrialResult } from '../../ports/executionTrial'
import { m } from './messages'

/** Returns why an execution is not sent after its simulation, in one or two sentences; null: it succeeded. */
export function trialWords(trial: TrialResult): string | null {
  switch (trial.kind) {
    case 'succeeds':
      return null
    case 'failsInside':
      return m.trial.inside
    case 'reverts': {
      const { code, reason } = trial
      if (code !== null) return m.trial.refused(gsCodeWords(code), code)
      return reason === null ? m.trial.noReason : m.trial.reason(reason)
    }
    case 'unreachable':
      return m.trial.untried(trial.reason)
  }
}
