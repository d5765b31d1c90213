import { m } from '../messages'
import { type Look, type Observation, notAsked } from '../observation'

/** Reason for an incomplete poll, and the `Retry-After` of the source. */
export type Trouble = { readonly reason: string; readonly retryAfterMs: number }

/** Returns the unreachable part of a poll with the longest `Retry-After`, which delays the next poll; null: none. */
export function troubleIn(seen: Observation): Trouble | null {
  // The receipt is missing although its event was found: back off as for an unreachable node.
  const isUnread = seen.kind === 'safeTx' && seen.transfers.kind === 'missing'
  const isDisputed =
    seen.kind !== 'safeMessage' && seen.nodes?.kind === 'found' && seen.nodes.value === 'disagree'
  let worst: Trouble | null = isUnread
    ? { reason: m.trouble.receipt, retryAfterMs: 0 }
    : isDisputed
      ? { reason: m.trouble.nodes, retryAfterMs: 0 }
      : null
  for (const look of looksOf(seen)) {
    if (look.kind !== 'unreachable') continue
    const trouble = { reason: look.reason, retryAfterMs: look.retryAfterMs ?? 0 }
    if (worst === null || trouble.retryAfterMs > worst.retryAfterMs) worst = trouble
  }
  return worst
}

function looksOf(seen: Observation): readonly Look<unknown>[] {
  switch (seen.kind) {
    case 'safeTx':
      return [
        seen.onChain,
        // Unproved is a valid response, which the node may prove later: keep the normal poll interval.
        seen.execution.kind === 'unproved' ? notAsked : seen.execution,
        seen.record,
        seen.code,
        seen.approvals,
        seen.transfers,
        seen.rises ?? notAsked,
        seen.witness,
        seen.nodes ?? notAsked,
        seen.end === undefined || seen.end.kind === 'unproved' ? notAsked : seen.end,
      ]
    case 'safeMessage':
      return [seen.onChain, seen.record, seen.approvals, seen.verdict]
    case 'chainTx':
      return [
        seen.account,
        seen.transaction,
        seen.receipt,
        seen.replacement,
        seen.rises ?? notAsked,
        seen.nodes ?? notAsked,
      ]
    case 'calls':
      return [
        seen.calls,
        seen.receipts,
        seen.account ?? notAsked,
        seen.rises ?? notAsked,
        seen.nodes ?? notAsked,
      ]
  }
}
