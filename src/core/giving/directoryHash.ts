import { type Hex, keccak256, toHex } from 'viem'
import type { Cause } from '../causes/cause'
import { stringifyExact } from '../stringifyExact'

/** `keccak256` of a directory's content: the same for the same causes, however their file is laid out. */
export function directoryHash(causes: readonly Cause[]): Hex {
  return keccak256(toHex(stringifyExact(causes)))
}
