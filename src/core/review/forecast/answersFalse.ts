import type { CallNode } from '../callTree'

/**
 * Whether zero, returned by this call, means that it did nothing: ERC-20 lets a token answer false instead of reverting.
 */
export function answersFalse({ action, operation }: CallNode): boolean {
  const isTokenCall =
    action.kind === 'transfer' ||
    action.kind === 'transferFrom' ||
    (action.kind === 'approval' && (action.form === 'approve' || action.form === 'increase'))
  return operation === 0 && isTokenCall
}
