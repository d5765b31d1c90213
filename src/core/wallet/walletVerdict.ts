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
