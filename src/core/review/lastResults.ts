/**
 * Memoises a costly pure function by a key, for the last results only. Errors are not kept.
 *
 * @param most - Cache size; the oldest result is evicted first.
 */
export function lastResults<T>(most: number): (key: string, compute: () => T) => T {
  const results = new Map<string, T>()
  return (key, compute) => {
    const known = results.get(key)
    if (known !== undefined) return known
    const result = compute()
    const [oldest] = results.keys()
    if (results.size >= most && oldest !== undefined) results.delete(oldest)
    results.set(key, result)
    return result
  }
}
