import type { SafePlace } from './safePlace'

/** Formats `eth:0x…`, the form that `readSafePlace` parses. Apart from it, because the first chunk writes links and parses none. */
export function safePlaceText({ chain, safe }: SafePlace): string {
  return `${chain.shortName}:${safe}`
}
