import { parseAbi, type Address, type Hex } from 'viem'
import { readContract } from 'viem/actions'
import type { AppChain } from '../../core/chain'
import type { Answer } from '../../core/answer'
import { checkChain, readChain } from './readChain'
import { unlessReverted } from './nodeErrors'

const safeAbi = parseAbi(['function approvedHashes(address owner, bytes32 hash) view returns (uint256)'])
const eip1271Abi = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])
const legacyAbi = parseAbi(['function isValidSignature(bytes data, bytes signature) view returns (bytes4)'])

/** Magic values of an accepted signature (EIP-1271): the final one, and the one of the draft that Safe used. */
const magicValue = '0x1626ba7e'
const legacyMagicValue = '0x20c13b0b'

/** Checks a signature by the final form of EIP-1271. False where the contract refuses it, or there is no contract. */
export function isValidSignature(
  chain: AppChain,
  contract: Address,
  hash: Hex,
  signature: Hex,
  signal?: AbortSignal,
): Promise<Answer<boolean>> {
  const args = [hash, signature] as const
  const call = { address: contract, abi: eip1271Abi, functionName: 'isValidSignature', args } as const
  return readChain({ chain, signal }, async (client) => {
    const [, answer] = await Promise.all([checkChain(chain), unlessReverted(readContract(client, call))])
    return { kind: 'found', value: answer === magicValue }
  })
}

/** Checks a signature by the draft that Safes before 1.5.0 use. Otherwise as {@link isValidSignature}. */
export function isValidLegacySignature(
  chain: AppChain,
  contract: Address,
  data: Hex,
  signature: Hex,
  signal?: AbortSignal,
): Promise<Answer<boolean>> {
  const args = [data, signature] as const
  const call = { address: contract, abi: legacyAbi, functionName: 'isValidSignature', args } as const
  return readChain({ chain, signal }, async (client) => {
    const [, answer] = await Promise.all([checkChain(chain), unlessReverted(readContract(client, call))])
    return { kind: 'found', value: answer === legacyMagicValue }
  })
}

/** Reads the owners with an entry in the Safe's `approvedHashes`. */
export function readApprovals(
  chain: AppChain,
  safe: Address,
  hash: Hex,
  owners: readonly Address[],
  signal?: AbortSignal,
): Promise<Answer<readonly Address[]>> {
  return readChain({ chain, signal }, async (client) => {
    const [, ...approvals] = await Promise.all([
      checkChain(chain),
      ...owners.map((owner) => {
        const args = [owner, hash] as const
        const call = { address: safe, abi: safeAbi, functionName: 'approvedHashes', args } as const
        return unlessReverted(readContract(client, call))
      }),
    ])
    const approving = owners.filter((_owner, index) => (approvals[index] ?? 0n) !== 0n)
    return { kind: 'found', value: approving }
  })
}
