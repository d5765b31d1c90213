import { type Address, type Hex, concatHex, hashDomain, hashStruct, keccak256 } from 'viem'
import { BaseError } from '../baseError'
import type { SafeTx, SafeTxHash } from './safeTx'
import { safe100, safe130, safeUnknown, safeVersionNumber } from './safeVersion'
import { m } from './messages'

/** The domain of a Safe's signatures. */
export type SafeDomain = {
  readonly chainId: number
  readonly safe: Address
  /** `VERSION()` of the Safe, with or without build metadata. Null: unknown, nothing is hashed. */
  readonly version: string | null
}

/** The three hashes of one signature request. Hardware wallets show the first two, and not always the third. */
export type SafeHashes<hash extends Hex> = {
  readonly domainHash: Hex
  /** The hash of the struct; "message hash" on a Ledger. */
  readonly messageHash: Hex
  /** `keccak256(0x1901 ‖ domainHash ‖ messageHash)`: the signed hash. */
  readonly hash: hash
}

/**
 * Computes the hash that owners sign for a Safe transaction, equal to `getTransactionHash` of the Safe.
 *
 * @throws SafeVersionError when the version is unknown, and viem's errors when a field does not fit its type.
 * @see https://eips.ethereum.org/EIPS/eip-712 and Safe.sol, `SAFE_TX_TYPEHASH`
 */
export function safeTxHash(tx: SafeTx, domain: SafeDomain): SafeTxHash {
  return safeTxHashes(tx, domain).hash
}

/** Computes the same with its two partial hashes, as hardware wallets show them. Throws as {@link safeTxHash}. */
export function safeTxHashes(tx: SafeTx, domain: SafeDomain): SafeHashes<SafeTxHash> {
  const gasField = versionOf(domain) < safe100 ? 'dataGas' : 'baseGas'
  const struct = [
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'data', type: 'bytes' },
    { name: 'operation', type: 'uint8' },
    { name: 'safeTxGas', type: 'uint256' },
    { name: gasField, type: 'uint256' },
    { name: 'gasPrice', type: 'uint256' },
    { name: 'gasToken', type: 'address' },
    { name: 'refundReceiver', type: 'address' },
    { name: 'nonce', type: 'uint256' },
  ]
  return hashesUnder<SafeTxHash>(domain, 'SafeTx', struct, { ...tx, [gasField]: tx.baseGas })
}

/**
 * Hashes one EIP-712 struct under a Safe's domain, which has neither name nor version, and before 1.3.0 no chain id.
 *
 * @throws SafeVersionError when the version is unknown.
 */
export function hashesUnder<hash extends Hex>(
  domain: SafeDomain,
  primaryType: string,
  struct: readonly { readonly name: string; readonly type: string }[],
  data: Record<string, unknown>,
): SafeHashes<hash> {
  const verifyingContract = domain.safe
  const domainHash =
    versionOf(domain) < safe130
      ? hashDomain({ domain: { verifyingContract }, types: { EIP712Domain: [contractField] } })
      : hashDomain({
          domain: { chainId: BigInt(domain.chainId), verifyingContract },
          types: { EIP712Domain: [chainField, contractField] },
        })
  const messageHash = hashStruct({ data, primaryType, types: { [primaryType]: struct } })
  const hash = keccak256(concatHex(['0x1901', domainHash, messageHash])) as hash
  return { domainHash, messageHash, hash }
}

const chainField = { name: 'chainId', type: 'uint256' } as const
const contractField = { name: 'verifyingContract', type: 'address' } as const

function versionOf({ version }: SafeDomain): number {
  const number = safeVersionNumber(version)
  if (number === null || number >= safeUnknown) throw new SafeVersionError(version)
  return number
}

export class SafeVersionError extends BaseError {
  override name = 'SafeVersionError'

  constructor(version: string | null) {
    super(unknownVersionWords(version), {
      hints: ['The versions up to 1.5 are known.'],
    })
  }
}

/** Describes why nothing can be hashed for this Safe version. Null: unknown version. */
export function unknownVersionWords(version: string | null): string {
  return m.version(version)
}
