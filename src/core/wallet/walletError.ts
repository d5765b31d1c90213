import { errorChain } from './errorChain'
import { walletErrorCodes } from './walletErrorCodes'
import { walletErrorTexts } from './walletErrorTexts'
import type { WalletVerdict } from './walletVerdict'

/**
 * Reads an error that a wallet, or a library in between, has thrown: by the code of the error or, of a wallet's own codes,
 * of one that it was made from, the outermost that tells something first; then by the words of those that send no code. What tells
 * nothing, a code that is not known and every fault of the network is `unknown`: nobody may conclude that nothing was
 * sent.
 */
export function walletError(error: unknown): WalletVerdict {
  const chain = errorChain(error)
  // "Already known" and its like say that it is out, "timed out" that it may be, whatever the code around them: nodes use
  // that of a locked wallet for it.
  if (chain.some(({ message }) => walletErrorTexts.maybeSent.test(message))) return unknown
  const verdicts = chain.flatMap(({ code }, depth) => {
    // A code of JSON-RPC further in is what a node said to the wallet, perhaps of another question after it was sent.
    const isOfNode = depth > 0 && code !== null && code < 0
    return code === null || isOfNode ? [] : (walletErrorCodes[code] ?? [])
  })
  const clear = verdicts.find(({ kind }) => kind !== 'unknown')
  if (clear !== undefined) return clear
  for (const { kind, pattern, sentence } of walletErrorTexts.refusals)
    if (chain.some(({ message }) => pattern.test(message))) return { kind, sentence }
  return verdicts[0] ?? unknown
}

const unknown: WalletVerdict = {
  kind: 'unknown',
  sentence: 'Your wallet answered with an error that does not tell whether it was sent.',
}
