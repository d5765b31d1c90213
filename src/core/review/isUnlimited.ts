/** No token has so many base units: whoever asks for more asks for all, now and later. */
const moreThanAny = 2n ** 127n
/** What tokens that count in 96 bits (COMP, UNI) take for "without limit". */
const maxUint96 = 2n ** 96n - 1n

/** Whether an allowance of so many base units has no limit in practice. */
export function isUnlimited(amount: bigint): boolean {
  return amount >= moreThanAny || amount === maxUint96
}
