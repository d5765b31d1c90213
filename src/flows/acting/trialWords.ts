import { gsCodeWords } from '../../core/safe/gsCodes'
import type { TrialResult } from '../../ports/executionTrial'

/** Why an execution is not sent after it was tried, in one or two sentences; null: it went well. */
export function trialWords(trial: TrialResult): string | null {
  switch (trial.kind) {
    case 'succeeds':
      return null
    case 'failsInside':
      return 'Nothing was sent. Its calls would fail, and the nonce and the signatures would be used up all the same.'
    case 'reverts': {
      const { code, reason } = trial
      const words = code === null ? null : gsCodeWords(code)
      const answer =
        code !== null
          ? `${words ?? 'The Safe refuses it.'} (${code})`
          : reason === null
            ? 'No reason was given.'
            : `The reason given is: ${reason}.`
      return `Nothing was sent, because it would fail now. ${answer}`
    }
    case 'unreachable':
      return `Nothing was sent, because it could not be tried first. ${trial.reason}`
  }
}
