import { openServer } from '../sandbox/openServer'

type Call = { readonly id: number; readonly method: string; readonly params?: readonly unknown[] }

/** As a result: the node knows of no such thing, and answers JSON null. */
export const nothingThere = Symbol('nothing there')

export type NodeBehaviour = {
  readonly chainId?: number
  /** How long the n-th request takes, from 0. Milliseconds. */
  readonly delayMs?: number
  /** The HTTP status of the n-th request, from 0; null: it is never answered. */
  readonly status?: (request: number) => number | null
  /** The result of a call; what answers null is answered with the number that stands for this node. */
  readonly result?: (method: string, params: readonly unknown[]) => unknown
  /** The body for a batch, made of the answers to it in order. */
  readonly batch?: (items: readonly BatchItem[]) => unknown
}

/** One answer of a batch. */
export type BatchItem = { readonly jsonrpc: string; readonly id: unknown; readonly result: unknown }

export type TestNode = {
  readonly url: string
  /** What it answers where nothing else is said, which tells who answered. */
  readonly name: bigint
  /** The methods of each request, sorted. */
  readonly asked: readonly (readonly string[])[]
  /** The bodies as they came, with the HTTP method. */
  readonly requests: readonly { readonly httpMethod: string; readonly body: unknown }[]
  stop(): Promise<void>
}

const { setTimeout } = globalThis

/** A node on a port of its own, over real HTTP. */
export async function openNode(behaviour: NodeBehaviour = {}): Promise<TestNode> {
  const {
    chainId = 1,
    delayMs = 0,
    status = () => 200,
    result = () => null,
    batch = (items) => items,
  } = behaviour
  const server = await openServer()
  const asked: string[][] = []
  const requests: { httpMethod: string; body: unknown }[] = []
  const name = BigInt(server.port)
  const hex = (value: bigint | number) => `0x${value.toString(16)}`

  function answer({ id, method, params = [] }: Call) {
    const own = method === 'eth_chainId' ? hex(chainId) : hex(name)
    const wanted = result(method, params)
    return { jsonrpc: '2.0', id, result: wanted === nothingThere ? null : (wanted ?? own) }
  }

  server.handle(async (request) => {
    const body = (await request.json()) as Call | Call[]
    const code = status(asked.length)
    requests.push({ httpMethod: request.method, body })
    asked.push(
      [body]
        .flat()
        .map(({ method }) => method)
        .sort(),
    )
    if (code === null) return new Promise<Response>(() => undefined)
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
    if (code !== 200) return new Response('busy', { status: code })
    return Response.json(Array.isArray(body) ? batch(body.map(answer)) : answer(body))
  })
  return { url: `http://127.0.0.1:${server.port}`, name, asked, requests, stop: () => server.stop() }
}
