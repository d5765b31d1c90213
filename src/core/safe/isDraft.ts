import type { SafeTxRecord } from './safeTx'

type DraftFields = Pick<SafeTxRecord, 'trusted' | 'isExecuted' | 'confirmations' | 'origin'>

/**
 * Whether a record is a draft in the batch of one user's wallet: Safe{Wallet}'s "Add to batch" leaves an unsigned row that
 * names no app, where its "Sign" and "Execute" name ours. False where the source does not tell the origin.
 */
export function isDraft({ trusted, isExecuted, confirmations, origin }: DraftFields): boolean {
  const isUnsigned = !trusted && !isExecuted && confirmations.length === 0
  return isUnsigned && origin !== null && !namesApp(origin)
}

/** `{"url", "name"}` as the host writes it, possibly cut off; `{}`, null or only a note otherwise. */
function namesApp(origin: string): boolean {
  if (origin === '') return false
  try {
    const parsed: unknown = JSON.parse(origin)
    return typeof parsed === 'object' && parsed !== null ? 'url' in parsed : parsed !== null
  } catch {
    return true
  }
}
