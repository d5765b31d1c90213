import { gzipSync } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'

/** Compresses like Hono's `compress`, but each path once: the files of a build do not change while they are served. */
export function compressOnce(): MiddlewareHandler {
  const compressed = new Map<string, Uint8Array<ArrayBuffer>>()
  return async (context, next) => {
    await next()
    const { req, res } = context
    const type = res.headers.get('content-type') ?? ''
    const accepted = req.header('accept-encoding')?.includes('gzip') ?? false
    if (!accepted || res.status !== 200 || !COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type)) return
    let bytes = compressed.get(req.path)
    if (bytes === undefined) {
      bytes = new Uint8Array(gzipSync(await res.arrayBuffer()))
      compressed.set(req.path, bytes)
    }
    context.res = new Response(bytes, res)
    context.res.headers.set('content-encoding', 'gzip')
    context.res.headers.set('content-length', `${bytes.length}`)
    context.res.headers.set('vary', 'accept-encoding')
  }
}
