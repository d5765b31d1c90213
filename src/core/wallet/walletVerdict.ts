/** Meaning of a wallet's error for its request. */
export type WalletVerdict = {
  /**
   * `rejected`: by the user. `refused`: the wallet certainly did not do it. `unsupported`: refused because it lacks the
   * method; another may work. `unknown`: outcome unknown, it may have been done.
   */
  readonly kind: 'rejected' | 'refused' | 'unsupported' | 'unknown'
  /** For the user. */
  readonly sentence: string
}
