import { m } from './messages'

/** Messages of wallets and nodes that send no code, or a generic one. */
export const walletErrorTexts = {
  /** The node has the transaction, or one with this nonce; or it timed out, and may have it. */
  maybeSent:
    /already known|already imported|known transaction|nonce too low|replacement transaction underpriced|timed?[ -]?out|deadline exceeded/i,
  refusals: [
    {
      kind: 'rejected',
      pattern:
        /\b(user|person) (has )?(rejected|denied|declined|cancelled|canceled|disapproved)|(rejected|denied|declined|cancelled|canceled) by (the )?user|ACTION_REJECTED/i,
      sentence: m.rejected,
    },
    {
      kind: 'refused',
      pattern: /insufficient (funds|balance)|exceeds (the )?balance of the account/i,
      sentence: m.short,
    },
  ],
} as const
