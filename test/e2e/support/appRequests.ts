import type { Page, Request } from '@playwright/test'
import type { WorldInfo } from '../../sandbox/world'
import { isFromApp } from './isFromApp'

/** Writes down what the app in the frame requests from now on. Its own document is not among it. */
export function recordAppRequests(page: Page, world: WorldInfo): readonly Request[] {
  const seen: Request[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() || !isFromApp(request, world)) return
    seen.push(request)
  })
  return seen
}

/** The origins that were asked, each once. */
export function originsOf(requests: readonly Request[]): readonly string[] {
  const urls = requests
    .map((request) => new URL(request.url()))
    .filter(({ protocol }) => protocol !== 'data:')
  return [...new Set(urls.map(({ origin }) => origin))]
}

/** Paths of the app's own JavaScript files that were asked for, without the slash at the start. */
export function scriptsOf(
  requests: readonly Request[],
  { appUrl }: Pick<WorldInfo, 'appUrl'>,
): readonly string[] {
  const urls = requests.map((request) => new URL(request.url()))
  const own = urls.filter(({ origin, pathname }) => origin === appUrl && pathname.endsWith('.js'))
  return [...new Set(own.map(({ pathname }) => pathname.slice(1)))]
}
