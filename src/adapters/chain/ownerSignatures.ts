import { parseAbi, type Address, type Client, type Hex } from 'viem'
import { readContract } from 'viem/actions'
import { unlessReverted } from './unlessReverted'

const safeAbi = parseAbi(['function approvedHashes(address owner, bytes32 hash) view returns (uint256)'])
const eip1271Abi = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])
const legacyAbi = parseAbi(['function isValidSignature(bytes data, bytes signature) view returns (bytes4)'])

/** EIP-1271: the magic values of an accepted signature, final and of the draft that Safe used. */
const magicValue = '0x1626ba7e'
const legacyMagicValue = '0x20c13b0b'

/** EIP-1271 by the final form. A contract that refuses, or is none, does not accept. Throws what the node throws. */
export async function acceptsHash(
  client: Client,
  contract: Address,
  hash: Hex,
  signature: Hex,
): Promise<boolean> {
  const args = [hash, signature] as const
  const call = { address: contract, abi: eip1271Abi, functionName: 'isValidSignature', args } as const
  return (await unlessReverted(readContract(client, call))) === magicValue
}

/** EIP-1271 by the draft that Safes before 1.5.0 use. As {@link acceptsHash} otherwise. */
export async function acceptsBytes(
  client: Client,
  contract: Address,
  data: Hex,
  signature: Hex,
): Promise<boolean> {
  const args = [data, signature] as const
  const call = { address: contract, abi: legacyAbi, functionName: 'isValidSignature', args } as const
  return (await unlessReverted(readContract(client, call))) === legacyMagicValue
}

/** The owners with an entry in the Safe's `approvedHashes`. Throws what the node throws. */
export async function approvingOwners(
  client: Client,
  safe: Address,
  hash: Hex,
  owners: readonly Address[],
): Promise<readonly Address[]> {
  const approvals = await Promise.all(
    owners.map((owner) => {
      const args = [owner, hash] as const
      const call = { address: safe, abi: safeAbi, functionName: 'approvedHashes', args } as const
      return unlessReverted(readContract(client, call))
    }),
  )
  return owners.filter((_owner, index) => approvals[index] !== null && approvals[index] !== 0n)
}
