/** One JSON-RPC request. */
export type RpcCall = { readonly method: string; readonly params: readonly unknown[] }

/**
 * Sends requests in one batch and returns their results in order; for one that fails, its error.
 *
 * @throws Error when the node does not answer.
 */
export async function askAll(rpcUrl: string, calls: readonly RpcCall[]): Promise<readonly unknown[]> {
  if (calls.length === 0) return []
  const body = JSON.stringify(calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call })))
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const answers = (await response.json()) as readonly {
    id: number
    result?: unknown
    error?: { message: string }
  }[]
  const results: unknown[] = Array.from({ length: calls.length })
  for (const { id, result, error } of answers)
    results[id] = error === undefined ? result : new Error(`${calls[id]?.method}: ${error.message}`)
  return results
}

/** The same for one request. @throws the error of the node. */
export async function ask(rpcUrl: string, method: string, ...params: readonly unknown[]): Promise<unknown> {
  const [result] = await askAll(rpcUrl, [{ method, params }])
  if (result instanceof Error) throw result
  return result
}
