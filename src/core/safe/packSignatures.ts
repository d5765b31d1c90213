import { type Address, type Hex, concatHex, isHex, numberToHex, pad, size, slice } from 'viem'
import { BaseError } from '../baseError'
import { contractSignature } from './contractSignature'

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
