/** A quantity of one asset: whole base units (wei, or the token's smallest unit), and how many of its digits are decimals. */
export type Amount = { readonly value: bigint; readonly decimals: number }
