/**
 * A Safe's version as a number that can be compared: 1.4.1 is 1_004_001. Build metadata (`1.4.1+L2`) says nothing about
 * the hashes and is left out. Null for anything that is not such a version: never guess.
 */
export function safeVersionNumber(version: string | null): number | null {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?:\+[\w.-]+)?$/.exec(version ?? '')
  if (parts === null) return null
  return Number(parts[1]) * 1_000_000 + Number(parts[2]) * 1_000 + Number(parts[3])
}

/** From here on a Safe has a `baseGas` instead of `dataGas`. */
export const safe100 = 1_000_000

/** From here on the chain id is part of what is signed. Older Safes are not supported. */
export const safe130 = 1_003_000

/** From here on a Safe shows its owner contracts the bytes around an off-chain message too, and not the message alone. */
export const safe140 = 1_004_000

/** From here on a Safe shows its owner contracts the hash, and no longer the bytes that were hashed. */
export const safe150 = 1_005_000

/** The first version that is not released yet: how it hashes is unknown. */
export const safeUnknown = 1_006_000
