/**
 * Serialises JSON with each bigint as its decimal digits, as the schemas of stored data expect it. Sorts keys, so
 * that equal values give equal text.
 */
export function stringifyExact(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === 'bigint') return part.toString()
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
  })
}
