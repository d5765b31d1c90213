import type { SafePlace } from './safePlace'

/** `eth:0x…`, as `readSafePlace` reads it. */
export function safePlaceText({ chain, safe }: SafePlace): string {
  return `${chain.shortName}:${safe}`
}
