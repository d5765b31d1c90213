import type { SafePlace } from './safePlace'

/** Formats `eth:0x…`, the form that `readSafePlace` parses. */
export function safePlaceText({ chain, safe }: SafePlace): string {
  return `${chain.shortName}:${safe}`
}
