import { type Address, getContractAddress } from 'viem'
import type { Effect } from '../effect'
import type { StateDiff } from './stateDiff'

/**
 * Returns the addresses of the contracts that the bytes create; null: unknown. Each creation uses a nonce of its
 * creator.
 *
 * @see EIP-161, EIP-1014
 */
export function namedCreations(
  effects: readonly Effect[],
  diff: StateDiff | null,
): readonly Address[] | null {
  const made = new Map<string, bigint>()
  const named: Address[] = []
  for (const { kind, by: from, call } of effects) {
    if (kind !== 'creates') continue
    const before = diff?.get(from.toLowerCase())?.nonce ?? null
    if (call?.action.kind !== 'createContract' || before === null) return null
    const { initCode: bytecode, salt } = call.action
    const count = made.get(from.toLowerCase()) ?? 0n
    made.set(from.toLowerCase(), count + 1n)
    named.push(
      salt === null
        ? getContractAddress({ from, nonce: before + count })
        : getContractAddress({ from, salt, bytecode, opcode: 'CREATE2' }),
    )
  }
  return named
}
