import { type Address, getAddress } from 'viem'
import type { SafeWrite } from './forecast'
import { m } from './forecastMessages'

/** Describes a write into a Safe's storage in one sentence, with the values in full. */
export function writeWords({ place, account, before, after, slot }: SafeWrite): string {
  switch (place) {
    case 'singleton':
      return m.writes.singleton(addressIn(before), addressIn(after))
    case 'threshold':
      return m.writes.threshold(BigInt(after))
    case 'ownerCount':
    case 'nonce':
      return m.writes[place](BigInt(before), BigInt(after))
    case 'owners':
    case 'modules':
      return account === null ? m.writes[place].start : m.writes[place].at(account)
    case 'guard':
    case 'moduleGuard':
    case 'fallbackHandler':
      return BigInt(after) === 0n
        ? m.writes[place].removed(addressIn(before))
        : m.writes[place].set(addressIn(after))
    case 'unknown':
      return m.writes.unknown(after, slot)
  }
}

function addressIn(word: string): Address {
  return getAddress(`0x${word.slice(-40)}`)
}
