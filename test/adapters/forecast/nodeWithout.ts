import { openServer } from '../../sandbox/openServer'

type Call = { readonly id: number; readonly method: string; readonly params?: readonly unknown[] }
/** A number: the HTTP status, with a text that is no JSON. */
type Reply =
  | number
  | { readonly result: unknown }
  | { readonly error: { code: number; message: string; data?: string } }

export type RelayedNode = {
  readonly url: `http://${string}`
  readonly asked: readonly string[]
  stop(): Promise<void>
}

/** A node that passes requests on to another, but for those that `own` answers (undefined: passed on). */
export async function relayNode(
  rpcUrl: string,
  own: (method: string, params: readonly unknown[]) => Reply | undefined,
): Promise<RelayedNode> {
  const server = await openServer()
  const asked: string[] = []

  async function answer(call: Call): Promise<unknown> {
    asked.push(call.method)
    const reply = own(call.method, call.params ?? [])
    if (typeof reply === 'number') throw new RefusedError(reply)
    if (reply !== undefined) return { jsonrpc: '2.0', id: call.id, ...reply }
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(call),
    })
    return response.json()
  }

  server.handle(async (request) => {
    const body = (await request.json()) as Call | Call[]
    try {
      return Response.json(Array.isArray(body) ? await Promise.all(body.map(answer)) : await answer(body))
    } catch (error) {
      if (error instanceof RefusedError) return new Response('no', { status: error.status })
      throw error
    }
  })
  return { url: `http://127.0.0.1:${server.port}`, asked, stop: () => server.stop() }
}

/** As a node that does not know these methods. */
export function nodeWithout(rpcUrl: string, ...methods: readonly string[]): Promise<RelayedNode> {
  return relayNode(rpcUrl, (method) =>
    methods.includes(method)
      ? { error: { code: -32601, message: `the method ${method} does not exist/is not available` } }
      : undefined,
  )
}

class RefusedError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`HTTP ${status}`)
    this.status = status
  }
}
