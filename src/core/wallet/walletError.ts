import { errorChain } from './errorChain'
import { walletErrorCodes } from './walletErrorCodes'
import { walletErrorTexts } from './walletErrorTexts'

/** What an error of a wallet tells about the request that it answers. */
export type WalletVerdict = {
  /**
   * `rejected`: a person said no. `refused`: the wallet did clearly not do it. `unsupported`: refused, because it cannot
   * do it this way; another way may work. `unknown`: it may have been done all the same.
   */
  readonly kind: 'rejected' | 'refused' | 'unsupported' | 'unknown'
  /** For a person. */
  readonly sentence: string
}

/**
 * Reads an error that a wallet, or a library in between, has thrown: by the code of the error or of one that it was made
 * from, the outermost that tells something first; then by the words that wallets use which send no code. What tells
 * nothing, a code that is not known and every fault of the network is `unknown`: nobody may conclude that nothing was
 * sent.
 */
export function walletError(error: unknown): WalletVerdict {
  const chain = errorChain(error)
  // "Already known" and its like say that it is out, whatever the code around them.
  if (chain.some(({ message }) => walletErrorTexts.sent.test(message))) return unknown
  for (const { code } of chain) {
    const verdict = code === null ? undefined : walletErrorCodes[code]
    if (verdict !== undefined && verdict.kind !== 'unknown') return verdict
  }
  for (const { kind, pattern, sentence } of walletErrorTexts.refusals)
    if (chain.some(({ message }) => pattern.test(message))) return { kind, sentence }
  const named = chain.find(({ code }) => code !== null && walletErrorCodes[code] !== undefined)
  return (named?.code != null ? walletErrorCodes[named.code] : undefined) ?? unknown
}

const unknown: WalletVerdict = {
  kind: 'unknown',
  sentence: 'Your wallet answered with an error that does not tell whether it was sent.',
}
