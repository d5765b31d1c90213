import { fileURLToPath } from 'node:url'
import { bundleEntry } from '../bundleEntry'

/**
 * The smallest Safe App: the real Safe Apps SDK at `window.sdk`, for tests of the host that have no use for an app of
 * their own. Answers every path, and a manifest.json.
 */
export async function serveStubApp(): Promise<(request: Request) => Response> {
  const { script } = await bundleEntry(fileURLToPath(new URL('stubApp.ts', import.meta.url)))
  return (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/stub.js')
      return new Response(script, { headers: { 'content-type': 'text/javascript' } })
    if (pathname === '/manifest.json')
      return Response.json(manifest, { headers: { 'access-control-allow-origin': '*' } })
    return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  }
}

const page =
  '<!doctype html><html lang="en"><body><script type="module" src="/stub.js"></script></body></html>'

const manifest = {
  name: 'Stub app',
  description: 'Asks what a test tells it to ask.',
  iconPath: 'icon.svg',
  safe_apps_permissions: ['clipboard-write'],
}
