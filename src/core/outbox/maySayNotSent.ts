import { isProposal } from './intent'
import type { Shown } from './state'

/** After this long, in ms, let the user decide even if no search could read the chain. */
export const unansweredForMs = 24 * 3_600_000

/**
 * Returns true when the user may declare a request with unknown outcome as not sent. A mistake pays twice, so a
 * search must have read the chain first. When none can (a pruned node, a wallet that does not report its batches), a
 * search {@link unansweredForMs} after the request counts instead.
 */
export function maySayNotSent({
  isSearching,
  lastSearch,
  intent,
}: Extract<Shown, { readonly kind: 'unknown' }>): boolean {
  if (isSearching || lastSearch === null || isProposal(intent)) return false
  switch (lastSearch.found) {
    case 'nothing':
    case 'used':
    case 'unprovable':
      return true
    case 'waiting':
      return false
    case 'unreachable':
      return lastSearch.atMs - (intent.asked?.askedAtMs ?? lastSearch.atMs) >= unansweredForMs
  }
}
