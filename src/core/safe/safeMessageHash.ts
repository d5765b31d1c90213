import { type Hex, hashMessage, hashTypedData } from 'viem'
import { BaseError } from '../baseError'
import type { SafeMessageHash, SafeMessageRecord } from './safeTx'
import { type SafeDomain, type SafeHashes, hashesUnder } from './safeTxHash'

/**
 * Computes the hash that owners sign for an off-chain message, and the transaction service's key for it:
 * `SafeMessage` over the 32 bytes of {@link innerMessageHash}.
 *
 * @throws SafeVersionError when the Safe's version is unknown.
 * @see CompatibilityFallbackHandler.sol, `getMessageHashForSafe`
 */
export function safeMessageHash(innerHash: Hex, domain: SafeDomain): SafeMessageHash {
  return safeMessageHashes(innerHash, domain).hash
}

/** Computes the same with its two partial hashes. Throws as {@link safeMessageHash}. */
export function safeMessageHashes(innerHash: Hex, domain: SafeDomain): SafeHashes<SafeMessageHash> {
  return hashesUnder<SafeMessageHash>(domain, 'SafeMessage', [{ name: 'message', type: 'bytes' }], {
    message: innerHash,
  })
}

/**
 * Hashes the message for the Safe, as the 32 bytes for `isValidSignature(bytes32,bytes)`: EIP-191 of a text, or
 * EIP-712 of an object.
 *
 * @throws TypedDataError when the object is not typed data.
 */
export function innerMessageHash(message: SafeMessageRecord['message']): Hex {
  if (typeof message === 'string') return hashMessage(message)
  try {
    const { domain = {}, types, primaryType = rootType(types), message: value } = message
    if (!isObject(domain) || !isObject(types) || typeof primaryType !== 'string' || !isObject(value)) {
      throw new Error('domain, types and message have to be objects, and the primary type a text')
    }
    return hashTypedData({ domain: withNumber(domain), types, primaryType, message: value })
  } catch (cause) {
    throw new TypedDataError(cause)
  }
}

/** Converts a chain id: JSON has no bigint, and viem omits a chain id that is a text from the domain. */
function withNumber(domain: Record<string, unknown>): Record<string, unknown> {
  const { chainId } = domain
  return typeof chainId === 'string' ? { ...domain, chainId: BigInt(chainId) } : domain
}

/** Finds the one type that no other mentions: Safe{Wallet} accepts typed data without a primary type. */
function rootType(types: unknown): string {
  if (!isObject(types)) throw new Error('there are no types')
  const fields = Object.values(types).flat().filter(isObject)
  const mentioned = new Set(fields.map(({ type }) => String(type).split('[', 1)[0]))
  const [root, ...others] = Object.keys(types).filter(
    (name) => name !== 'EIP712Domain' && !mentioned.has(name),
  )
  if (root === undefined || others.length > 0) throw new Error('the primary type cannot be told')
  return root
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

export class TypedDataError extends BaseError {
  override name = 'TypedDataError'

  constructor(cause: unknown) {
    super('The message is neither a text nor typed data (EIP-712), so it cannot be hashed.', { cause })
  }
}
