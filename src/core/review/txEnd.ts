import { type Check, checkOf } from './check'
import type { TxProgress } from './txProgress'

/**
 * What has become of a transaction, for the tense of the words about it. `never`: another one used its nonce. `unknown`: nothing is left
 * to sign or execute, and what happened is not proved, or not final.
 */
export type TxEnd = 'open' | 'done' | 'failed' | 'never' | 'unknown'

/**
 * Returns what has become of a transaction with this progress. Code that is no Safe's can make up a nonce and an event: of such an
 * account nothing is taken as ended, and every alarm stays. The event of the Safe does not prove what a library did that has other
 * code than the published one, or none.
 */
export function txEnd(progress: TxProgress, checks: readonly Check[]): TxEnd {
  if (checkOf(checks, 'singleton').outcome === 'fails' || checkOf(checks, 'proxy').outcome === 'fails')
    return 'open'
  switch (progress.kind) {
    case 'done':
      if (progress.outcome !== 'success') return 'failed'
      return checkOf(checks, 'libraryCode').outcome === 'holds' ? 'done' : 'unknown'
    case 'replaced':
      return 'never'
    case 'used':
    case 'executed':
    case 'inBlock':
      return 'unknown'
    case 'waiting':
    case 'sent':
    case 'disputed':
    case 'unread':
      return 'open'
  }
}

/** Returns words by what has become of a transaction. `undone`: what it asked for has not happened, and will not. */
export function wordsByEnd<words>(open: words, done: words, undone: words): Readonly<Record<TxEnd, words>> {
  return { open, unknown: open, done, failed: undone, never: undone }
}
