import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { addAccountRoutes } from './addAccountRoutes'
import { addChainRoutes } from './addChainRoutes'
import { addMessageRoutes } from './addMessageRoutes'
import { addMultisigRoutes } from './addMultisigRoutes'
import { Refusal } from './refusal'
import type { ServiceContext } from './serviceContext'

/**
 * Everything under `/api`, as the real service answers it: paths end in a slash, and one without is redirected to
 * the one with it.
 */
export function createApiRoutes(context: ServiceContext): Hono {
  const api = new Hono({ strict: true }).basePath('/api')
  api.use(async (c, next) => {
    const url = new URL(c.req.url)
    if (url.pathname.endsWith('/')) return next()
    return c.redirect(`${url.pathname}/${url.search}`, 301)
  })
  // Browsers ask again with If-None-Match, and get half of their answers as 304.
  api.get('*', etag())
  addChainRoutes(api, context)
  addAccountRoutes(api, context)
  addMultisigRoutes(api, context)
  addMessageRoutes(api, context)
  api.notFound((c) => c.html('<!doctype html><title>Not Found</title><h1>Not Found</h1>', 404))
  api.onError((error) => {
    if (!(error instanceof Refusal)) {
      return new Response(`<!doctype html><title>Server Error (500)</title><!-- ${error.message} -->`, {
        status: 500,
        headers: { 'content-type': 'text/html' },
      })
    }
    if (error.body === null) return new Response(null, { status: error.status })
    return Response.json(error.body, { status: error.status })
  })
  return api
}
