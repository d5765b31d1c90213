/** One line of the basket as it is typed: nothing in it is checked yet. */
export type BasketLine = {
  /** Stable within the basket. */
  readonly id: string
  readonly causeId: string
  /** `native`, or the token's address on the Safe's chain. */
  readonly assetKey: string
  readonly amountText: string
}

export type Basket = { readonly lines: readonly BasketLine[] }
