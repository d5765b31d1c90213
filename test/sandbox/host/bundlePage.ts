import { fileURLToPath } from 'node:url'
import { type Bundle, bundleEntry } from './bundleEntry'

let bundle: Promise<Bundle> | undefined

/**
 * The host page as one script and one style sheet. Bundled at each start rather than committed: it takes about a
 * second, beside the chain's own start, and what is served can then never be older than its source. One bundle for
 * all servers of a process.
 *
 * @throws BundleError when it cannot be built.
 */
export function bundlePage(): Promise<Bundle> {
  bundle ??= bundleEntry(fileURLToPath(new URL('page/main.tsx', import.meta.url)))
  return bundle
}
