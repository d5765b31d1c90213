import { decodeAbiParameters, type Hex } from 'viem'

const passkeySignature = [
  { type: 'bytes' },
  { type: 'string' },
  { type: 'uint256' },
  { type: 'uint256' },
] as const
const longest = 200

/**
 * The page that a passkey's signature says it was made on. Only a signature that the Safe accepts proves that, and only for a
 * contract that is known to check passkeys. Null for anything else that a contract may take for a signature. Never throws.
 *
 * @param bytes What the contract itself is shown: `authenticatorData, clientDataFields, r, s`.
 * @see https://github.com/safe-global/safe-modules, `modules/passkey/contracts/libraries/WebAuthn.sol`
 */
export function passkeyOrigin(bytes: Hex): string | null {
  try {
    const [, fields] = decodeAbiParameters(passkeySignature, bytes)
    const client: unknown = JSON.parse(`{${fields}}`)
    const origin = typeof client === 'object' && client !== null && 'origin' in client ? client.origin : null
    // Printable ASCII only: the host of an origin is, and nothing else can hide in it.
    if (typeof origin !== 'string' || origin.length > longest || !/^[!-~]+$/.test(origin)) return null
    return origin
  } catch {
    return null
  }
}
