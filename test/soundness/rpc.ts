/** One JSON-RPC request. */
export type RpcCall = { readonly method: string; readonly params: readonly unknown[] }

type RpcAnswer = {
  readonly id: number
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

/** Letters in one body: Anvil takes 2 MB. */
const longestBody = 1_000_000

/**
 * Sends requests in as few batches as the node takes, and returns their results in order; for one that fails, its error.
 *
 * @throws Error when the node does not answer.
 */
export async function askAll(rpcUrl: string, calls: readonly RpcCall[]): Promise<readonly unknown[]> {
  const results: unknown[] = Array.from({ length: calls.length })
  for (const body of bodiesOf(calls)) {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(rpcUrl, { method: 'POST', headers, body })
    const answers = (await response.json()) as readonly RpcAnswer[]
    if (!Array.isArray(answers)) throw new Error(`Anvil refuses a batch: ${JSON.stringify(answers)}`)
    for (const { id, result, error } of answers as readonly RpcAnswer[])
      results[id] = error === undefined ? result : new Error(`${calls[id]?.method}: ${error.message}`)
  }
  return results
}

function bodiesOf(calls: readonly RpcCall[]): readonly string[] {
  const bodies: string[][] = []
  let length = longestBody
  for (const [id, call] of calls.entries()) {
    const text = JSON.stringify({ jsonrpc: '2.0', id, ...call })
    length += text.length
    if (length > longestBody) {
      bodies.push([])
      length = text.length
    }
    bodies.at(-1)?.push(text)
  }
  return bodies.map((texts) => `[${texts.join(',')}]`)
}

/** The same for one request. @throws the error of the node. */
export async function ask(rpcUrl: string, method: string, ...params: readonly unknown[]): Promise<unknown> {
  const [result] = await askAll(rpcUrl, [{ method, params }])
  if (result instanceof Error) throw result
  return result
}
