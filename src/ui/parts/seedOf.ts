/**
 * Hashes text to a whole number (FNV-1a with a final mix), always the same for the same text. Picks colours and shapes,
 * proves nothing.
 */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) >>> 0
}
