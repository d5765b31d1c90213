import type { TokenTransfer } from '../../core/safe/tokenTransfers'

/** Compares two readings of one receipt: true for the same transfers in the same order. */
export function sameTransfers(
  one: readonly TokenTransfer[] | null,
  other: readonly TokenTransfer[] | null,
): boolean {
  const text = (transfers: readonly TokenTransfer[] | null) =>
    transfers?.map(({ token, to, value }) => `${token} ${to} ${value}`.toLowerCase()).join()
  return text(one) === text(other)
}
