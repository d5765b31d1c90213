import { createAdaptorServer } from '@hono/node-server'
import { BaseError } from '../../src/core/baseError'

export type FetchHandler = (request: Request) => Response | Promise<Response>

/** An HTTP server on 127.0.0.1 that holds its port before there is anything to say. */
export type OpenServer = {
  readonly port: number
  /** Who answers from now on. Until then every answer is 503. */
  handle(handler: FetchHandler): void
  /** Ends the server and every connection, unfinished answers too. Can be called twice. */
  readonly stop: () => Promise<void>
}

/**
 * Listens on the port that is asked for, or on a free one when it is taken. The port is known before the handler is,
 * so that the parts of the sandbox can be told each other's addresses.
 *
 * @throws ListenError when no port can be had.
 */
export async function openServer(preferredPort = 0): Promise<OpenServer> {
  let handler: FetchHandler = () => new Response('The sandbox is still starting.', { status: 503 })
  const server = createAdaptorServer({
    fetch: (request) => handler(request),
    // The process may be a test run, whose Request and Response are not ours to replace.
    overrideGlobalObjects: false,
  })
  // A client that sends on an idle connection just when the server closes it, after 5 s by default, gets ECONNRESET.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 0

  const listen = (port: number) =>
    new Promise<number>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', () => {
        server.off('error', reject)
        const address = server.address()
        resolve(typeof address === 'object' && address !== null ? address.port : port)
      })
    })
  const port = await listen(preferredPort).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE' && preferredPort !== 0) return listen(0)
    throw new ListenError(preferredPort, error)
  })

  return {
    port,
    handle(next) {
      handler = next
    },
    async stop() {
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()))
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
    },
  }
}

class ListenError extends BaseError {
  override name = 'ListenError'

  constructor(port: number, cause: Error) {
    super(`The sandbox cannot listen on 127.0.0.1${port === 0 ? '' : `, port ${port}`}: ${cause.message}.`, {
      cause,
    })
  }
}
