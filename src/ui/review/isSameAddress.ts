import type { Address } from 'viem'

/** Whether these are one address, in whatever case they are written. */
export function isSameAddress(one: Address, other: Address): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
