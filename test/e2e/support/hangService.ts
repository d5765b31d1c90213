import type { Page, Route } from '@playwright/test'
import type { WorldInfo } from '../../sandbox/world'

/**
 * Whatever this page, the host and the app alike, asks the transaction service stays without an answer. Answers how to end
 * that: what was asked meanwhile then fails, as it does when a gateway gives up.
 */
export async function hangService(
  page: Page,
  { serviceUrl }: Pick<WorldInfo, 'serviceUrl'>,
): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isHanging = true
  const hold = (route: Route) => (isHanging ? void held.push(route) : route.fallback())
  const pattern = `${serviceUrl}/**`
  await page.route(pattern, hold)
  return async () => {
    // What is asked from here on is let through first; unrouting alone would let the held ones through too.
    isHanging = false
    await Promise.all(held.map((route) => route.abort('timedout')))
    await page.unroute(pattern, hold)
  }
}
