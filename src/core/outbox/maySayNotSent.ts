import { isProposal } from './intent'
import type { Shown } from './state'

/** After this long, let the user decide even if a search could never read the chain. */
export const unansweredForMs = 24 * 3_600_000

/**
 * Whether the user may say that a lost request was not sent. Saying so wrongly gives twice, so a search has to come
 * first: one that has ended, and that has read the chain. Where none can (a node that keeps no old blocks, a wallet
 * that does not report its batches), one that was tried a day after the request stands for it.
 */
export function maySayNotSent({
  looking,
  lastLook,
  intent,
}: Extract<Shown, { readonly kind: 'unknown' }>): boolean {
  if (looking || lastLook === null || isProposal(intent)) return false
  switch (lastLook.found) {
    case 'nothing':
    case 'used':
    case 'untold':
      return true
    case 'waiting':
      return false
    case 'unreachable':
      return lastLook.atMs - (intent.asked?.askedAtMs ?? lastLook.atMs) >= unansweredForMs
  }
}
