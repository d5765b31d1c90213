import type { Address } from 'viem'
import { isHexEqual } from '../isHexEqual'

/** Compares two assets of one chain by their tokens. Null: the chain's own coin. */
export function isSameToken(one: Address | null, other: Address | null): boolean {
  return one === null || other === null ? one === other : isHexEqual(one, other)
}
