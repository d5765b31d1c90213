import { Socket } from 'node:net'

/** Keeps the sockets of this process on this machine. */
export type NodeGuard = {
  /** Returns the hosts that were refused since the last call, as `host:port`. */
  take(): readonly string[]
  stop(): void
}

/** Node's HTTP agents say `path: null` where there is none. */
type Target = { readonly host?: string; readonly port?: number | string; readonly path?: string | null }

const isHere = (host: string) => /^(localhost|127\.[\d.]+|::1|\[::1\])$/.test(host)

/** Refuses each TCP connection of this process to another machine, before its name is resolved, and remembers it. */
export function guardNode(): NodeGuard {
  let refused: string[] = []
  const { connect } = Socket.prototype
  // TLS and every HTTP client of Node go through it.
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
    const { host = 'localhost', port, path } = targetOf(args)
    if (typeof path === 'string' || isHere(host)) return Reflect.apply(connect, this, args)
    refused.push(`${host}:${port}`)
    // Whoever opens the socket listens for its errors only once it has it.
    setImmediate(() => this.destroy(new Error(`${host} is not on this machine.`)))
    return this
  } as typeof connect
  return {
    take() {
      const taken = refused
      refused = []
      return taken
    },
    stop: () => void (Socket.prototype.connect = connect),
  }
}

/** Of what `connect` takes: (options), (port, host?), (path), or Node's own array of these. */
function targetOf(args: readonly unknown[]): Target {
  const [first, second] = Array.isArray(args[0]) ? (args[0] as unknown[]) : args
  if (typeof first === 'object' && first !== null) return first
  if (typeof first === 'string' && !/^\d+$/.test(first)) return { path: first }
  return { port: first as number, ...(typeof second === 'string' ? { host: second } : {}) }
}
