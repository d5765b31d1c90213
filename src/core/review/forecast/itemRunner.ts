import {
  type Address,
  type Hex,
  concatHex,
  encodeFunctionData,
  hexToBigInt,
  numberToHex,
  parseAbi,
  size,
  slice,
} from 'viem'
import type { CallNode } from '../callTree'
import type { FailingItem } from './forecast'
import { revertReason } from './revertReason'

/** Address at which the run places the runner's code: the end of `keccak256("do some good: item runner")`. */
export const runnerAddress: Address = '0x75589bBf51a9666284668E409834E6c1c3896870'

/**
 * Code that exists in a simulation only (a state override). The Safe runs it by `simulateAndRevert`, which is open to
 * everyone and undoes all effects. It makes calls as a batch contract would, and returns which one failed.
 *
 * Calldata: number of calls (32 bytes), then for each as in `multiSend`: operation (1), to (20), value (32), length (32),
 * data. Returns the number of successful calls (32), then for each 1, or 2 if it returned exactly one word of zeros (32).
 * After a failed call: the balance of the Safe (32) and the return data of that call. The stack holds the number of the
 * call k and its offset p; S is the memory behind all returned data.
 *
 * ```
 *     PUSH 0 PUSH 20                                                          k p
 * 04: CALLDATASIZE DUP2 LT ISZERO PUSH 97 JUMPI                               while p < calldatasize
 *     DUP1 PUSH 35 ADD CALLDATALOAD PUSH 0 CALLDATALOAD PUSH 1 ADD PUSH 5 SHL k p length S
 *     DUP2 DUP4 PUSH 55 ADD DUP3 CALLDATACOPY PUSH 0 PUSH 0 DUP4 DUP4
 *     DUP7 CALLDATALOAD PUSH 0 BYTE PUSH 41 JUMPI
 *     DUP7 PUSH 15 ADD CALLDATALOAD DUP8 PUSH 1 ADD CALLDATALOAD PUSH 60 SHR GAS CALL PUSH 4c JUMP
 * 41: DUP7 PUSH 1 ADD CALLDATALOAD PUSH 60 SHR GAS DELEGATECALL
 * 4c: ISZERO PUSH 7b JUMPI PUSH 1 PUSH 20 RETURNDATASIZE EQ ISZERO PUSH 65 JUMPI
 *     PUSH 20 PUSH 0 DUP4 RETURNDATACOPY DUP2 MLOAD ISZERO ADD
 * 65: DUP5 PUSH 1 ADD PUSH 5 SHL MSTORE POP ADD PUSH 55 ADD SWAP1 PUSH 1 ADD SWAP1 PUSH 4 JUMP
 * 7b: DUP4 PUSH 0 MSTORE DUP4 PUSH 1 ADD PUSH 5 SHL SELFBALANCE DUP2 MSTORE PUSH 20 ADD
 *     RETURNDATASIZE PUSH 0 DUP3 RETURNDATACOPY RETURNDATASIZE ADD PUSH 0 RETURN
 * 97: POP DUP1 PUSH 0 MSTORE PUSH 1 ADD PUSH 5 SHL PUSH 0 RETURN
 * ```
 */
export const runnerCode: Hex =
  '0x600060205b36811015609757806035013560003560010160051b81836055018237600060008383863560001a6041578660150135876001013560601c5af1604c565b866001013560601c5af45b15607b57600160203d141560655760206000833e815115015b8460010160051b52500160550190600101906004565b836000528360010160051b4781526020013d6000823e3d016000f35b508060005260010160051b6000f3'

const abi = parseAbi(['function simulateAndRevert(address targetContract, bytes calldataPayload)'])

/** Returns the calls that are made in the end, in order, with nested batches flattened. */
export function itemsOf(tree: CallNode): readonly CallNode[] {
  return tree.action.kind === 'batch' ? tree.children.flatMap(itemsOf) : [tree]
}

/** Encodes the calldata by which a Safe, 1.3.0 or later, has the runner make these calls. */
export function runnerCall(items: readonly CallNode[]): Hex {
  const args = [runnerAddress, runnerData(items)] as const
  return encodeFunctionData({ abi, functionName: 'simulateAndRevert', args })
}

/** Encodes the calldata of the runner itself. */
export function runnerData(items: readonly CallNode[]): Hex {
  return concatHex([
    word(BigInt(items.length)),
    ...items.flatMap(({ operation, target, value, data }) => [
      numberToHex(operation, { size: 1 }),
      target,
      word(value),
      word(BigInt(size(data))),
      data,
    ]),
  ])
}

/**
 * Decodes the revert data of `simulateAndRevert`: the calls that revert or do nothing, up to the first that reverts.
 * Null: not a result of the runner. Never throws.
 */
export function readRunner(reverted: Hex, items: readonly CallNode[]): readonly FailingItem[] | null {
  // `simulateAndRevert` prefixes the success flag and the length.
  if (size(reverted) < 96 || wordAt(reverted, 0) !== 1n) return null
  if (wordAt(reverted, 1) !== BigInt(size(reverted) - 64)) return null
  return readRunnerData(slice(reverted, 64), items)
}

/** Decodes the return data of the runner itself, called as the account that makes these calls. */
export function readRunnerData(returned: Hex, items: readonly CallNode[]): readonly FailingItem[] | null {
  if (size(returned) < 32) return null
  const done = wordAt(returned, 0)
  if (done > BigInt(items.length)) return null
  const count = Number(done)
  const end = 32 + 32 * count
  if (size(returned) < end || (count === items.length && size(returned) !== end)) return null

  const failing = items.slice(0, count).flatMap((item, index): FailingItem[] => {
    const isZero = wordAt(returned, 1 + index) === 2n
    return isZero && answersFalse(item) ? [{ path: item.path, kind: 'answersFalse' }] : []
  })
  const stopped = items[count]
  if (stopped === undefined) return failing
  if (size(returned) < end + 32) return null
  const balance = wordAt(returned, 1 + count)
  const reverted = size(returned) === end + 32 ? '0x' : slice(returned, end + 32)
  const { path, operation, value } = stopped
  const isShort = operation === 0 && value > balance
  const reason = isShort ? ({ kind: 'coin', balance, value } as const) : revertReason(reverted)
  return [...failing, { path, kind: 'reverts', reason }]
}

/** Returns true when a returned zero means that the call did nothing: ERC-20 allows false instead of a revert. */
export function answersFalse({ action, operation }: CallNode): boolean {
  const isTokenCall =
    action.kind === 'transfer' ||
    action.kind === 'transferFrom' ||
    (action.kind === 'approval' && (action.form === 'approve' || action.form === 'increase'))
  return operation === 0 && isTokenCall
}

function wordAt(bytes: Hex, index: number): bigint {
  return hexToBigInt(slice(bytes, 32 * index, 32 * (index + 1)))
}

function word(value: bigint): Hex {
  return numberToHex(value, { size: 32 })
}
