import { type Address, type Hex, concatHex, hexToBigInt, pad, size, slice, zeroAddress } from 'viem'
import type { ForecastAsset } from './forecast'

/** An account and an asset whose balance is measured. */
export type BalancePair = { readonly holder: Address; readonly asset: ForecastAsset }

/** Address at which the run places the probe's code: the end of `keccak256("do some good: balance probe")`. */
export const probeAddress: Address = '0xE5088F2c9B6bc48F5F0530C379f796cde59287aD'

/**
 * Code that exists in a simulation only (a state override) and reads many balances in one call. For each 64 bytes of
 * calldata (token or zero, holder) it returns 64 bytes: 1 if the balance was read, else 0; the balance. A token gets
 * 200,000 gas, so that none can use up what the others need. It keeps the offset i on the stack:
 *
 * ```
 *     PUSH 0
 * 02: CALLDATASIZE DUP2 LT ISZERO PUSH 57 JUMPI                       while i < calldatasize
 *     DUP1 CALLDATALOAD DUP2 PUSH 20 ADD CALLDATALOAD DUP2 PUSH 26 JUMPI
 *     BALANCE DUP3 PUSH 60 ADD MSTORE PUSH 1 DUP3 PUSH 40 ADD MSTORE POP PUSH 50 JUMP
 * 26: PUSH 70a08231 PUSH e0 SHL PUSH 0 MSTORE PUSH 4 MSTORE           balanceOf(holder)
 *     PUSH 20 DUP3 PUSH 60 ADD PUSH 24 PUSH 0 DUP5 PUSH 030d40 STATICCALL
 *     RETURNDATASIZE PUSH 1f LT AND DUP3 PUSH 40 ADD MSTORE POP
 * 50: PUSH 40 ADD PUSH 2 JUMP
 * 57: PUSH 40 RETURN
 * ```
 */
export const probeCode: Hex =
  '0x60005b36811015605757803581602001358160265731826060015260018260400152506050565b6370a0823160e01b600052600452602082606001602460008462030d40fa3d601f10168260400152505b6040016002565b6040f3'

/** Encodes the calldata of the probe. */
export function probeData(pairs: readonly BalancePair[]): Hex {
  const words = pairs.flatMap(({ holder, asset }) => [
    pad(asset.kind === 'native' ? zeroAddress : asset.address, { size: 32 }),
    pad(holder, { size: 32 }),
  ])
  return words.length === 0 ? '0x' : concatHex(words)
}

/**
 * Decodes the balances in the order of the pairs, null for one that could not be read. Null when the data is no
 * result of the probe.
 */
export function readProbe(data: Hex, pairs: readonly BalancePair[]): readonly (bigint | null)[] | null {
  if (size(data) !== pairs.length * 64) return null
  return pairs.map((_pair, index) => {
    const at = index * 64
    return hexToBigInt(slice(data, at, at + 32)) === 1n ? hexToBigInt(slice(data, at + 32, at + 64)) : null
  })
}
