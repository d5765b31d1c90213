import { fileURLToPath } from 'node:url'
import { bundleEntry } from '../host/bundleEntry'

let script: Promise<string> | undefined

/**
 * The test wallet as one script. Bundled at each start, as the host page is, and once for all servers of a process.
 *
 * @throws BundleError when it cannot be built.
 */
export function bundleWallet(): Promise<string> {
  script ??= bundleEntry(fileURLToPath(new URL('main.ts', import.meta.url)), 'iife').then(
    (bundle) => bundle.script,
  )
  return script
}
