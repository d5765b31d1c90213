import type { Address } from 'viem'

/** A gift to a cause that was delivered, as this browser remembers it. */
export type GivenBefore = {
  readonly causeId: string
  /** What the cause was called then. */
  readonly name: string | null
  readonly address: Address
  readonly atMs: number
}

/** The latest gift to this cause, where it went to another address; null: it went there too, or there was none. */
export function otherAddressBefore(
  given: readonly GivenBefore[],
  { causeId, address }: { readonly causeId: string; readonly address: Address },
): GivenBefore | null {
  const toCause = given.filter((one) => one.causeId === causeId)
  const latest = toCause.reduce<GivenBefore | null>(
    (last, one) => (last === null || one.atMs >= last.atMs ? one : last),
    null,
  )
  return latest === null || latest.address.toLowerCase() === address.toLowerCase() ? null : latest
}
