import type { Page, Request, Route } from '@playwright/test'
import type { WorldInfo } from '../../sandbox/world'

/** Held back on purpose: waiting for their answers would be in vain. */
const heldBack = new WeakSet<Request>()

/** Whether this request gets no answer before {@link hangService} is ended. */
export function isHeldBack(request: Request): boolean {
  return heldBack.has(request)
}

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
  const hold = (route: Route) => {
    if (!isHanging) return route.fallback()
    heldBack.add(route.request())
    held.push(route)
    return undefined
  }
  const pattern = `${serviceUrl}/**`
  await page.route(pattern, hold)
  return async () => {
    // What is asked from here on is let through first; unrouting alone would let the held ones through too.
    isHanging = false
    await Promise.all(held.map((route) => route.abort('timedout')))
    await page.unroute(pattern, hold)
  }
}
