import { type Address, type Hex, type PublicClient, keccak256, parseAbi } from 'viem'
import type { ParsedSignature } from './parseSignatures'

/**
 * Whether the signature holds. Keys were proven by recovering them; the chain decides the other two: an approved
 * hash by `approvedHashes`, a contract by EIP-1271, first in its `bytes32` form and then in Safe's older `bytes`
 * form.
 *
 * @param preimage the 66 bytes whose keccak256 was signed.
 */
export async function isSignatureValid(
  client: PublicClient,
  safe: Address,
  { contractSignature, owner, type }: ParsedSignature,
  preimage: Hex,
): Promise<boolean> {
  const hash = keccak256(preimage)
  if (type === 'APPROVED_HASH') {
    const args = [owner, hash] as const
    const call = client.readContract({ address: safe, abi, functionName: 'approvedHashes', args })
    return (await call.catch(() => 0n)) !== 0n
  }
  if (type !== 'CONTRACT_SIGNATURE' || contractSignature === null) return true
  const address = owner
  const answers = await Promise.allSettled([
    client.readContract({ address, abi, functionName: 'isValidSignature', args: [hash, contractSignature] }),
    client.readContract({
      address,
      abi: abiBefore150,
      functionName: 'isValidSignature',
      args: [preimage, contractSignature],
    }),
  ])
  return answers.some((answer, index) => answer.status === 'fulfilled' && answer.value === magicValues[index])
}

const abi = parseAbi([
  'function approvedHashes(address owner, bytes32 hash) view returns (uint256)',
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])
const abiBefore150 = parseAbi([
  'function isValidSignature(bytes data, bytes signature) view returns (bytes4)',
])
const magicValues = ['0x1626ba7e', '0x20c13b0b']
