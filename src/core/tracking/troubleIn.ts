import type { Look, Observation } from './observation'

/** Why a round brought less than it should have, and how long the other side asked us to wait; null: all is well. */
export type Trouble = { readonly reason: string; readonly retryAfterMs: number }

/** The unreachable part of a round that asks for the longest wait: the next round leaves it alone for a while. */
export function troubleIn(seen: Observation): Trouble | null {
  let worst: Trouble | null = null
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
        seen.execution,
        seen.record,
        seen.code,
        seen.approvals,
        seen.transfers,
        seen.witness,
      ]
    case 'safeMessage':
      return [seen.onChain, seen.record, seen.approvals, seen.verdict]
    case 'chainTx':
      return [seen.account, seen.transaction, seen.receipt, seen.replacement]
    case 'calls':
      return [seen.calls, seen.receipts]
  }
}
