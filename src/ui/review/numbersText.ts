const shown = 8

/** Nonces in a sentence: "#4, #7 and 12 more". */
export function numbersText(nonces: readonly bigint[]): string {
  const names = nonces.slice(0, shown).map((nonce) => `#${nonce}`)
  const more = nonces.length - names.length
  if (more > 0) return `${names.join(', ')} and ${more} more`
  const last = names.pop() ?? ''
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`
}
