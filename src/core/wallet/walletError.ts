import { errorChain } from './errorChain'
import { m } from './messages'
import { walletErrorCodes } from './walletErrorCodes'
import type { WalletVerdict } from './walletVerdict'

/** Messages of wallets and nodes that send no code, or a generic one. */
const walletErrorTexts = {
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

/**
 * Classifies an error thrown by a wallet, or by a library in between: by the code of the outermost error that has a known
 * one (of its causes only wallets' own codes count), then by the message of wallets that send no code. Everything else,
 * every network error included, is `unknown`: the request may have been sent.
 */
export function walletError(error: unknown): WalletVerdict {
  const chain = errorChain(error)
  // "Already known" and the like mean that it was sent, "timed out" that it may have been, whatever the code: nodes
  // use the code of a locked wallet for them.
  if (chain.some(({ message }) => walletErrorTexts.maybeSent.test(message))) return unknown
  const verdicts = chain.flatMap(({ code }, depth) => {
    // A nested JSON-RPC code is the node's response to the wallet, perhaps to another request after the send.
    const isOfNode = depth > 0 && code !== null && code < 0
    return code === null || isOfNode ? [] : (walletErrorCodes[code] ?? [])
  })
  const clear = verdicts.find(({ kind }) => kind !== 'unknown')
  if (clear !== undefined) return clear
  for (const { kind, pattern, sentence } of walletErrorTexts.refusals)
    if (chain.some(({ message }) => pattern.test(message))) return { kind, sentence }
  return verdicts[0] ?? unknown
}

const unknown: WalletVerdict = { kind: 'unknown', sentence: m.unknown }
