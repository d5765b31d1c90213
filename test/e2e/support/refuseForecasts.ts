import type { Page } from '@playwright/test'
import type { WorldInfo } from '../../sandbox/world'

/** The chain's node runs nothing without sending it: no simulation, no trace, and no call on changed state. */
export async function refuseForecasts(page: Page, { rpcUrl }: Pick<WorldInfo, 'rpcUrl'>): Promise<void> {
  await page.route(`${rpcUrl}/**`, (route) => {
    const body: unknown = route.request().postDataJSON()
    if (!isForecast(body)) return route.fallback()
    const error = { code: -32601, message: 'Method not found' }
    return route.fulfill({ json: { jsonrpc: '2.0', id: body.id, error } })
  })
}

function isForecast(body: unknown): body is { readonly id: unknown } {
  if (typeof body !== 'object' || body === null || !('method' in body) || !('id' in body)) return false
  if (body.method === 'eth_simulateV1' || body.method === 'debug_traceCall') return true
  return (
    body.method === 'eth_call' && 'params' in body && Array.isArray(body.params) && body.params.length > 2
  )
}
