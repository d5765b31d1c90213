import { brotliCompressSync } from 'node:zlib'
import type { FetchHandler } from '../test/sandbox/openServer'

/**
 * Calls the handler once for each path, now, and from then on sends the same bytes in brotli: like a static host that
 * compressed its files when they were deployed. So neither reading nor compressing is measured.
 *
 * @param paths - Without the slash at the start.
 */
export async function compressed(handler: FetchHandler, paths: Iterable<string>): Promise<FetchHandler> {
  const kept = new Map<string, { body: Uint8Array<ArrayBuffer>; status: number; headers: Headers }>()
  for (const path of paths) {
    const answer = await handler(new Request(`http://127.0.0.1/${path}`))
    const body = new Uint8Array(await answer.arrayBuffer())
    const { status } = answer
    const headers = new Headers(answer.headers)
    headers.delete('content-length')
    const isCompact = /\.(png|woff2)$/.test(path)
    if (!isCompact) headers.set('content-encoding', 'br')
    kept.set(`/${path}`, {
      body: isCompact ? body : new Uint8Array(brotliCompressSync(body)),
      status,
      headers,
    })
  }

  return ({ url }) => {
    const file = kept.get(new URL(url).pathname)
    return file === undefined
      ? new Response('There is no such file.', { status: 404 })
      : new Response(file.body, file)
  }
}
