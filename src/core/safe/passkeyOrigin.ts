import { decodeAbiParameters, type Hex } from 'viem'

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
