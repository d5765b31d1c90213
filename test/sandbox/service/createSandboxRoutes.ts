import { Hono } from 'hono'
import type { RequestLog } from './createRequestLog'
import { type ServiceSettings, defaultSettings, mergeSafeSettings, mergeSettings } from './serviceSettings'

/**
 * The controls of the service, under `/sandbox`: `settings` (GET; POST changes those it names; DELETE makes it honest
 * again), `safes/:address` (POST changes, DELETE takes back what is different for one Safe) and `requests` (GET lists what
 * came in under `/api`; DELETE forgets it).
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
  sandbox.post('/safes/:address', async (c) => {
    const address = c.req.param('address')
    const json: unknown = await c.req.json().catch(() => null)
    const problems = mergeSafeSettings(settings, address, json)
    return problems.length === 0 ? c.json(settings.safes[address]) : c.json({ problems }, 400)
  })
  sandbox.delete('/safes/:address', (c) => {
    delete settings.safes[c.req.param('address')]
    return c.body(null, 204)
  })
  sandbox.get('/requests', (c) => c.json(log.entries))
  sandbox.delete('/requests', (c) => {
    log.clear()
    return c.body(null, 204)
  })
  return sandbox
}
