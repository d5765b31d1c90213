/** More base units than any token has. */
const moreThanAny = 2n ** 127n
/** "Unlimited" for tokens with 96-bit balances (COMP, UNI). */
const maxUint96 = 2n ** 96n - 1n

/** Returns true when an allowance, in base units, is unlimited in practice. */
export function isUnlimited(amount: bigint): boolean {
  return amount >= moreThanAny || amount === maxUint96
}
