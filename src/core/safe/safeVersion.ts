/**
 * Parses a Safe's version as a comparable number: 1.4.1 is 1_004_001. Ignores build metadata (`1.4.1+L2`), which does
 * not affect hashes. Null for anything else: never guess.
 */
export function safeVersionNumber(version: string | null): number | null {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?:\+[\w.-]+)?$/.exec(version ?? '')
  if (parts === null) return null
  return Number(parts[1]) * 1_000_000 + Number(parts[2]) * 1_000 + Number(parts[3])
}

/** First version with `baseGas` instead of `dataGas`. */
export const safe100 = 1_000_000

/** First version with the chain id in the signed domain. Older Safes are not supported. */
export const safe130 = 1_003_000

/** First version that passes owner contracts the bytes around an off-chain message, not the message alone. */
export const safe140 = 1_004_000

/** First version that passes owner contracts the hash, not its preimage. */
export const safe150 = 1_005_000

/** First unreleased version: its hashing is unknown. */
export const safeUnknown = 1_006_000
