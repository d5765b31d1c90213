import type { Address } from 'viem'
import { isHexEqual } from '../isHexEqual'

/** A delivered gift to a cause, as stored in this browser. */
export type GivenBefore = {
  readonly causeId: string
  /** Name of the cause at that time. */
  readonly name: string | null
  readonly address: Address
  readonly atMs: number
}

/** Returns the latest gift to this cause if it went to another address; null: the same address, or no gift. */
export function otherAddressBefore(
  given: readonly GivenBefore[],
  { causeId, address }: { readonly causeId: string; readonly address: Address },
): GivenBefore | null {
  const toCause = given.filter((one) => one.causeId === causeId)
  const latest = toCause.reduce<GivenBefore | null>(
    (last, one) => (last === null || one.atMs >= last.atMs ? one : last),
    null,
  )
  return latest === null || isHexEqual(latest.address, address) ? null : latest
}
