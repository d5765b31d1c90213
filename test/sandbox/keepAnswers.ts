import { gzipSync } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'

type Answer = { readonly bytes: Uint8Array<ArrayBuffer>; readonly headers: Headers }

/**
 * Compresses like Hono's `compress`, and keeps every answer to a GET that has a body: the files of a build do not change
 * while they are served, and to read and compress one anew for each page of a test run takes longer than to send it.
 */
export function keepAnswers(): MiddlewareHandler {
  const kept = new Map<string, Answer>()
  return async (context, next) => {
    const { req } = context
    if (req.method !== 'GET') return next()
    const isGzipAccepted = req.header('accept-encoding')?.includes('gzip') ?? false
    const key = `${isGzipAccepted} ${req.path}`
    const known = kept.get(key)
    if (known !== undefined) return new Response(known.bytes, { headers: known.headers })

    await next()
    if (context.res.status !== 200) return undefined
    const answer = await readAnswer(context.res, isGzipAccepted)
    kept.set(key, answer)
    // Hono gives a response the headers of the one that it replaces, unless there is none.
    context.res = undefined
    context.res = new Response(answer.bytes, { headers: answer.headers })
    return undefined
  }
}

async function readAnswer(response: Response, isGzipAccepted: boolean): Promise<Answer> {
  const plain = new Uint8Array(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  if (!isGzipAccepted || !COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('content-type') ?? ''))
    return { bytes: plain, headers }
  const bytes = new Uint8Array(gzipSync(plain))
  headers.set('content-encoding', 'gzip')
  headers.set('content-length', `${bytes.length}`)
  headers.set('vary', 'accept-encoding')
  return { bytes, headers }
}
