import type { SafeTxRecord } from './safeTx'

type DraftFields = Pick<SafeTxRecord, 'trusted' | 'isExecuted' | 'confirmations' | 'origin'>

/**
 * Returns true for a draft in the batch of one user's wallet: Safe{Wallet}'s "Add to batch" leaves an unsigned row
 * without an app name, while its "Sign" and "Execute" name ours. False when the source does not report the origin.
 */
export function isDraft({ trusted, isExecuted, confirmations, origin }: DraftFields): boolean {
  const isUnsigned = !trusted && !isExecuted && confirmations.length === 0
  return isUnsigned && origin !== null && !namesApp(origin)
}

/** Returns true for `{"url", "name"}` as the host writes it, possibly cut off, not for `{}`, null or a note. */
function namesApp(origin: string): boolean {
  if (origin === '') return false
  try {
    const parsed: unknown = JSON.parse(origin)
    return typeof parsed === 'object' && parsed !== null ? 'url' in parsed : parsed !== null
  } catch {
    return true
  }
}
