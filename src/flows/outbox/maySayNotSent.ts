import type { SendState } from '../account/walletAccount'

/** So long after the wallet was asked nobody waits for a look any more that could not be made until then. */
export const unansweredForMs = 24 * 3_600_000

/**
 * Whether a person may say that a lost request was not sent. Saying so wrongly gives twice, so a look has to come first:
 * one that has ended, and that has read the chain. Where none can (a node that keeps no old blocks, a wallet that does
 * not tell of its batches), one that was tried a day after the request stands for it.
 */
export function maySayNotSent({
  looking,
  lastLook,
  intent,
}: Extract<SendState, { readonly kind: 'unknown' }>): boolean {
  if (looking || lastLook === null) return false
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
