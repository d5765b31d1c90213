import {
  type Address,
  type Hex,
  concatHex,
  isHex,
  numberToHex,
  pad,
  size,
  slice,
  hexToBigInt,
  decodeAbiParameters,
} from 'viem'
import { BaseError } from '../baseError'

/**
 * Packs signatures for `execTransaction` and `isValidSignature`: 65 bytes each, by signer, strictly ascending as
 * numbers. The bytes of contracts (v = 0) follow in the same order, each after its length and at its offset. Expects
 * a contract's signature in its lone form.
 *
 * @throws PackSignaturesError for a duplicate owner, or an entry that is neither of the two.
 * @see Safe.sol, `checkNSignatures` (GS021 to GS026)
 */
export function packSignatures(
  signatures: readonly { readonly signer: Address; readonly signature: Hex }[],
): Hex {
  const sorted = signatures
    .map(({ signer, signature }) => ({ signer: signer.toLowerCase() as Address, signature }))
    .sort((a, b) => (a.signer < b.signer ? -1 : 1))
  const tail: Hex[] = []
  let offset = 65 * sorted.length
  const heads = sorted.map(({ signer, signature }, index) => {
    if (signer === sorted[index + 1]?.signer) throw new PackSignaturesError(`${signer} has signed twice.`)
    const bytes = contractSignature(signature)
    if (bytes === null) return keySignature(signer, signature)
    const head = concatHex([pad(signer, { size: 32 }), word(offset), '0x00'])
    tail.push(word(size(bytes)), bytes)
    offset += 32 + size(bytes)
    return head
  })
  return concatHex([...heads, ...tail])
}

/** Checks a key's signature, or the mark of an on-chain approval: complete in itself. */
function keySignature(signer: Address, signature: Hex): Hex {
  if (!isHex(signature) || signature.length !== 132) {
    throw new PackSignaturesError(`The signature of ${signer} is not 65 bytes long.`)
  }
  if (slice(signature, 64) === '0x00') {
    throw new PackSignaturesError(`${signer} is a contract, and the bytes of its signature are missing.`)
  }
  return signature
}

function word(value: number): Hex {
  return numberToHex(value, { size: 32 })
}

export class PackSignaturesError extends BaseError {
  override name = 'PackSignaturesError'
}

/**
 * Returns the bytes that an owner contract verifies, from its signature in the Safe's format (v = 0): the second word
 * is their offset, and they begin with their length. Null for any other signature, or bytes out of range. Never
 * throws.
 *
 * @see Safe.sol, `checkNSignatures` (GS021 to GS023)
 */
export function contractSignature(signature: Hex): Hex | null {
  if (!isHex(signature) || signature.length < 132 || signature.length % 2 !== 0) return null
  if (slice(signature, 64, 65) !== '0x00') return null
  const end = BigInt(size(signature))
  const offset = hexToBigInt(slice(signature, 32, 64))
  if (offset < 65n || offset + 32n > end) return null
  const start = Number(offset) + 32
  const length = hexToBigInt(slice(signature, start - 32, start))
  if (BigInt(start) + length > end) return null
  return length === 0n ? '0x' : slice(signature, start, start + Number(length))
}

/**
 * Normalises a listed signature for a Safe to verify alone: moves the bytes of a contract (v = 0) right behind the
 * 65, wherever they were. Keeps any other. Null: not bytes at all.
 */
export function loneSignature(listed: Hex): Hex | null {
  if (!isHex(listed) || listed.length % 2 !== 0) return null
  const bytes = contractSignature(listed)
  if (bytes === null) return listed.toLowerCase() as Hex
  const head = [slice(listed, 0, 32), numberToHex(65, { size: 32 }), '0x00'] as const
  return concatHex([...head, numberToHex(size(bytes), { size: 32 }), bytes]).toLowerCase() as Hex
}

/** Builds the signature for an owner's on-chain approval: v = 1, which a Safe looks up in `approvedHashes`. */
export function approvalSignature(owner: Address): Hex {
  return concatHex([pad(owner, { size: 32 }), pad('0x', { size: 32 }), '0x01']).toLowerCase() as Hex
}

/**
 * Splits the result of `packSignatures`: 65 bytes each, up to the first byte that a contract's signature (v = 0)
 * points to. Empty for anything else.
 *
 * @see Safe.sol, `checkNSignatures`
 */
export function splitSignatures(packed: Hex): readonly Hex[] {
  if (!isHex(packed) || packed.length % 2 !== 0) return []
  const heads: Hex[] = []
  let end = size(packed)
  for (let at = 0; at + 65 <= end; at += 65) {
    const head = slice(packed, at, at + 65)
    heads.push(head)
    if (slice(head, 64) !== '0x00') continue
    const offset = hexToBigInt(slice(head, 32, 64))
    if (offset < BigInt(end)) end = Number(offset)
  }
  return heads
}

const passkeySignature = [
  { type: 'bytes' },
  { type: 'string' },
  { type: 'uint256' },
  { type: 'uint256' },
] as const
const longest = 200

/**
 * Returns the page origin that a passkey's signature names. Proof only if the Safe accepts the signature, and for a
 * contract that is known to check passkeys. Null for any other signature of a contract. Never throws.
 *
 * @param bytes For the contract itself: `authenticatorData, clientDataFields, r, s`.
 * @see https://github.com/safe-global/safe-modules, `modules/passkey/contracts/libraries/WebAuthn.sol`
 */
export function passkeyOrigin(bytes: Hex): string | null {
  try {
    const [, fields] = decodeAbiParameters(passkeySignature, bytes)
    const client: unknown = JSON.parse(`{${fields}}`)
    const origin = typeof client === 'object' && client !== null && 'origin' in client ? client.origin : null
    // Printable ASCII only, like the host of an origin: nothing else can hide in it.
    if (typeof origin !== 'string' || origin.length > longest || !/^[!-~]+$/.test(origin)) return null
    return origin
  } catch {
    return null
  }
}
