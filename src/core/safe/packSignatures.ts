import { type Address, type Hex, concatHex, isHex } from 'viem'
import { BaseError } from '../baseError'

/**
 * Signatures in the form that `execTransaction` and `isValidSignature` take: 65 bytes each, by signer, strictly
 * ascending as numbers. Not for contract signatures (v = 0), whose bytes would have to follow.
 *
 * @throws PackSignaturesError when somebody is there twice, or something is not 65 bytes long.
 * @see Safe.sol, `checkNSignatures` (GS026)
 */
export function packSignatures(
  signatures: readonly { readonly signer: Address; readonly signature: Hex }[],
): Hex {
  const sorted = signatures
    .map(({ signer, signature }) => ({ signer: signer.toLowerCase(), signature }))
    .sort((a, b) => (a.signer < b.signer ? -1 : 1))
  sorted.forEach(({ signer, signature }, index) => {
    if (!isHex(signature) || signature.length !== 132) {
      throw new PackSignaturesError(`The signature of ${signer} is not 65 bytes long.`)
    }
    if (signer === sorted[index + 1]?.signer) throw new PackSignaturesError(`${signer} has signed twice.`)
  })
  return concatHex(sorted.map(({ signature }) => signature))
}

export class PackSignaturesError extends BaseError {
  override name = 'PackSignaturesError'
}
