import { errorChain } from './errorChain'
import { m } from './messages'
import { walletErrorCodes } from './walletErrorCodes'
import { walletErrorTexts } from './walletErrorTexts'
import type { WalletVerdict } from './walletVerdict'

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
