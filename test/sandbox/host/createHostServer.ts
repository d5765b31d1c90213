import { Hono } from 'hono'
import * as v from 'valibot'
import type { WorldInfo } from '../world'
import { worldInfo } from '../worldInfo'
import { bundlePage } from './bundlePage'
import { explorerRoutes } from './explorerRoutes'
import { hostDocument, nestedDocument, relayDocument } from './hostDocuments'
import { walletRoutes } from './walletRoutes'

export type HostServerOptions = {
  /** What the page, the explorer and `/world.json` know. Its addresses must be those that will be served. */
  readonly world: WorldInfo
}

export type HostServer = {
  /** Answers one request; a hono app inside, so `@hono/node-server`, msw and tests take it alike. */
  fetch(request: Request): Promise<Response>
  /** Resolves when the page is bundled; rejects, in words, when it cannot be. Requests before that wait. */
  readonly ready: Promise<void>
}

/**
 * The server of the page that plays Safe{Wallet}: the page itself, `/world.json`, a small explorer, and what tests
 * need beside it. See README.md in this folder for the addresses and the knobs.
 */
export function createHostServer({ world }: HostServerOptions): HostServer {
  const bundle = bundlePage()
  const ready = bundle.then(() => undefined)
  // The error is given to whoever awaits `ready` or asks for the page; nobody doing so must not end the process.
  ready.catch(() => undefined)
  let knobs: Readonly<Record<string, string>> = {}

  const app = new Hono()
  app.get('/', (context) => context.html(hostDocument({ world, knobs })))
  app.get('/host.js', async (context) => {
    const { script } = await bundle
    return context.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' })
  })
  app.get('/host.css', async (context) => {
    const { style } = await bundle
    return context.body(style, 200, { 'content-type': 'text/css; charset=utf-8' })
  })
  app.get('/world.json', (context) =>
    context.json(worldInfo(world), 200, { 'access-control-allow-origin': '*' }),
  )
  app.get('/nested', (context) => context.html(nestedDocument(context.req.query('src') ?? world.appUrl)))
  app.get('/relay', (context) => context.html(relayDocument()))
  app.get('/control/knobs', (context) => context.json(knobs))
  app.post('/control/knobs', async (context) => {
    const body: unknown = await context.req.json().catch(() => null)
    const sent = v.safeParse(knobsSchema, body)
    if (!sent.success)
      return context.text('Knobs are a JSON object of names and texts, as in the query.', 400)
    knobs = { ...knobs, ...sent.output }
    return context.json(knobs)
  })
  app.delete('/control/knobs', (context) => {
    knobs = {}
    return context.json(knobs)
  })
  app.route('/explorer', explorerRoutes(world))
  app.route('/', walletRoutes(world))
  app.notFound((context) =>
    context.text(`The sandbox host has nothing at ${new URL(context.req.url).pathname}`, 404),
  )

  return { ready, fetch: async (request) => app.fetch(request) }
}

/** Values as in the page's query, where they are checked. */
const knobsSchema = v.record(v.string(), v.string())
