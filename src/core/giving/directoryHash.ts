import { type Hex, keccak256, toHex } from 'viem'
import type { Cause } from '../causes/cause'
import { stringifyExact } from '../stringifyExact'

/** Returns `keccak256` of a directory's content: the same for the same causes, whatever the layout of the file. */
export function directoryHash(causes: readonly Cause[]): Hex {
  return keccak256(toHex(stringifyExact(causes)))
}
