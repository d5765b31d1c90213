/** JSON text in which each bigint is its decimal digits, as the schemas of stored data expect it. */
export function stringifyExact(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? part.toString() : part))
}
