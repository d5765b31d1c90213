import type { CallNode } from '../callTree'

/** Returns true when a returned zero means that the call did nothing: ERC-20 allows false instead of a revert. */
export function answersFalse({ action, operation }: CallNode): boolean {
  const isTokenCall =
    action.kind === 'transfer' ||
    action.kind === 'transferFrom' ||
    (action.kind === 'approval' && (action.form === 'approve' || action.form === 'increase'))
  return operation === 0 && isTokenCall
}
