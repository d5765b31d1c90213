import { type Address, concatHex, type Hex, isAddressEqual, slice } from 'viem'
import { recoverSigner } from '../safe/recoverSigner'

/** Result of verifying a wallet's signature. */
export type ReadSigned =
  /** The owner's over exactly this hash, with v as a Safe reads it. */
  | { readonly kind: 'own'; readonly signature: Hex }
  /** Another signer's signature, or the owner's over another hash: recovery cannot distinguish them. */
  | { readonly kind: 'foreign'; readonly recovered: Address }
  | { readonly kind: 'unreadable' }

/**
 * Recovers the result of `eth_signTypedData_v4`. Adds 27 for wallets that write v as 0 or 1, which a Safe would read
 * as a contract's signature or an approval.
 */
export function readSigned(signature: Hex, { hash, owner }: { hash: Hex; owner: Address }): ReadSigned {
  const normal = withSafeV(signature)
  if (normal === null) return { kind: 'unreadable' }
  const recovered = recoverSigner(hash, normal)
  if (recovered.kind !== 'key' || recovered.isPrefixed) return { kind: 'unreadable' }
  return isAddressEqual(recovered.signer, owner)
    ? { kind: 'own', signature: normal }
    : { kind: 'foreign', recovered: recovered.signer }
}

function withSafeV(signature: Hex): Hex | null {
  if (!/^0x[0-9a-f]{130}$/i.test(signature)) return null
  const v = Number(slice(signature, 64, 65))
  if (v === 27 || v === 28) return signature
  return v === 0 || v === 1 ? concatHex([slice(signature, 0, 64), v === 0 ? '0x1b' : '0x1c']) : null
}
