import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import type { CauseDirectory } from './causes'
import type { SandboxPrices } from './prices'
import { keepAnswers } from './keepAnswers'

export type ServeAppOptions = {
  /** Where the production build is. */
  readonly folder: string
  /** Answered as /causes.json, in place of the one in the build. */
  readonly causes: CauseDirectory
  /** Answered as /prices.json: what the app is built to read estimates from. */
  readonly prices?: () => SandboxPrices
}

const headersSchema = v.record(v.string(), v.record(v.string(), v.string()))

/**
 * Serves the production build the way a static host does: files, the headers that the build asks for in its
 * headers.json, gzip, and no fallback page for what is not there.
 */
export function serveApp({ folder, causes, prices }: ServeAppOptions): {
  fetch(request: Request): Promise<Response>
} {
  const rules = readHeaderRules(join(folder, 'headers.json'))
  const app = new Hono()
  const addHeaders: MiddlewareHandler = async (context, next) => {
    await next()
    // The most general rule comes first in the file, so a later one wins.
    for (const { pattern, headers } of rules) {
      if (!pattern.test(context.req.path)) continue
      for (const [name, value] of Object.entries(headers)) context.header(name, value)
    }
  }
  app.get('/causes.json', addHeaders, (context) => context.json(causes))
  if (prices !== undefined) app.get('/prices.json', addHeaders, (context) => context.json(prices()))
  app.use(keepAnswers(), addHeaders, serveStatic({ root: folder }))
  app.notFound((context) => context.text(`There is no file ${context.req.path} in the app.`, 404))
  return { fetch: async (request) => app.fetch(request) }
}

function readHeaderRules(path: string) {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return []
  }
  return Object.entries(v.parse(headersSchema, JSON.parse(text))).map(([path, headers]) => ({
    // As in _headers files of static hosts: * stands for anything, the rest for itself.
    pattern: new RegExp(`^${path.split('*').map(escapeForPattern).join('.*')}$`),
    headers,
  }))
}

function escapeForPattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
