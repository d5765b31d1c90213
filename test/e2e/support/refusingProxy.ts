import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An HTTP proxy on 127.0.0.1 that refuses every request. */
export type RefusingProxy = {
  readonly url: string
  /** Returns what it was asked for since the last call: `host:port` of a tunnel (TLS, web sockets), otherwise a URL. */
  take(): readonly string[]
  stop(): Promise<void>
}

/**
 * Starts the proxy. A browser that uses it asks it for everything but this machine (`localhost`, 127.0.0.0/8), and resolves
 * no name itself. Source: https://chromium.googlesource.com/chromium/src/+/HEAD/net/docs/proxy.md#Implicit-bypass-rules.
 */
export async function startRefusingProxy(): Promise<RefusingProxy> {
  let asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(403).end()
  })
  server.on('connect', (request, socket) => {
    asked.push(request.url ?? '')
    socket.on('error', () => undefined)
    socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n')
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    take() {
      const taken = asked
      asked = []
      return taken
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
