import { Hono } from 'hono'
import type { RequestLog } from './createRequestLog'
import { type ServiceSettings, defaultSettings, mergeSettings } from './serviceSettings'

/**
 * The controls of the service, under `/sandbox`: `settings` (GET; POST changes those it names; DELETE makes it honest
 * again) and `requests` (GET lists what came in under `/api`; DELETE forgets it).
 */
export function createSandboxRoutes(settings: ServiceSettings, log: RequestLog): Hono {
  const sandbox = new Hono().basePath('/sandbox')
  sandbox.get('/settings', (c) => c.json(settings))
  sandbox.post('/settings', async (c) => {
    const json: unknown = await c.req.json().catch(() => null)
    const problems = mergeSettings(settings, json)
    return problems.length === 0 ? c.json(settings) : c.json({ problems }, 400)
  })
  sandbox.delete('/settings', (c) => c.json(Object.assign(settings, defaultSettings())))
  sandbox.get('/requests', (c) => c.json(log.entries))
  sandbox.delete('/requests', (c) => {
    log.clear()
    return c.body(null, 204)
  })
  return sandbox
}
