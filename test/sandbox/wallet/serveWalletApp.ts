import { Hono } from 'hono'
import { serveApp, type ServeAppOptions } from '../serveApp'
import type { WorldInfo } from '../world'

export type ServeWalletAppOptions = ServeAppOptions & {
  /** Goes into the script as JSON. */
  readonly world: WorldInfo
  /** What bundleWallet.ts made. */
  readonly script: string
}

const tag = '<script src="./sandbox-wallet.js"></script>'

/**
 * Serves the same build as serveApp does, with the test wallet in its page: one script before all others, as an extension
 * comes before the page. The wallet reaches chain and service under /sandbox-wallet/, so that a test can cut off the app
 * without cutting off the wallet.
 */
export function serveWalletApp({ world, script, ...options }: ServeWalletAppOptions): {
  fetch(request: Request): Promise<Response>
} {
  const served = serveApp(options)
  const { rpcUrl, serviceUrl } = world
  const app = new Hono()
  const page = async (request: Request) => {
    const plain = new Request(request.url, { headers: { accept: 'text/html' } })
    const response = await served.fetch(plain)
    const headers = new Headers(response.headers)
    headers.delete('content-length')
    const html = await response.text()
    return new Response(
      html.replace(/<head>|$/, (head) => `${head}${tag}`),
      {
        status: response.status,
        headers,
      },
    )
  }
  app.get('/', (context) => page(context.req.raw))
  app.get('/index.html', (context) => page(context.req.raw))
  app.get('/sandbox-wallet.js', (context) =>
    // A function around it all: a plain script's own names would be the page's.
    context.body(`(() => {\nconst sandboxWorld = ${JSON.stringify(world)};\n${script}\n})()`, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    }),
  )
  app.all('/sandbox-wallet/rpc', (context) => passOn(context.req.raw, rpcUrl))
  app.all('/sandbox-wallet/service/*', (context) => {
    const { pathname, search } = new URL(context.req.url)
    return passOn(
      context.req.raw,
      `${serviceUrl}${pathname.slice('/sandbox-wallet/service'.length)}${search}`,
    )
  })
  app.all('*', (context) => served.fetch(context.req.raw))
  return { fetch: async (request) => app.fetch(request) }
}

async function passOn(request: Request, url: string): Promise<Response> {
  const { method } = request
  const body = method === 'GET' || method === 'HEAD' ? {} : { body: await request.text() }
  const response = await fetch(url, { method, headers: { 'content-type': 'application/json' }, ...body })
  const type = response.headers.get('content-type') ?? 'application/json'
  const text = await response.text()
  return new Response(response.status === 204 ? null : text, {
    status: response.status,
    headers: { 'content-type': type },
  })
}
