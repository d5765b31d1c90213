import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as v from 'valibot'
import { build, type Plugin } from 'vite'
import { BaseError } from '../../../src/core/baseError'

/** Everything that a page needs. `style` is empty where no style sheet is imported. */
export type Bundle = { readonly script: string; readonly style: string }

/**
 * Bundles a page's entry file in memory, by Vite without any configuration of the project. `iife` is for a script that is
 * no module: one function, with everything in it.
 *
 * @throws BundleError with what Vite said.
 */
export async function bundleEntry(entry: string, format: 'es' | 'iife' = 'es'): Promise<Bundle> {
  try {
    const output = await build({
      configFile: false,
      envFile: false,
      root: dirname(entry),
      logLevel: 'error',
      plugins: [leanDeployments],
      // Test runners set NODE_ENV to "test", for which React would come with its development build.
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        modulePreload: false,
        target: 'es2022',
        rolldownOptions: { input: entry, output: { format } },
      },
    })
    const files = [output].flat().flatMap((part) => ('output' in part ? part.output : []))
    const script = files.find((file) => file.type === 'chunk' && file.isEntry)
    const style = files.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
    if (script?.type !== 'chunk') throw new Error('No script came out.')
    return { script: script.code, style: style?.type === 'asset' ? String(style.source) : '' }
  } catch (cause) {
    throw new BundleError(entry, cause)
  }
}

/**
 * Leaves out of Safe's list of deployments what the pages never read, more than half of their script: the ABIs, and all networks
 * but the one by which the package finds its default address.
 */
const leanDeployments: Plugin = {
  name: 'lean-safe-deployments',
  load: {
    filter: { id: /@safe-global\/safe-deployments\/dist\/assets\/.*\.json$/ },
    async handler(id) {
      const deployment = v.parse(deploymentSchema, JSON.parse(await readFile(id, 'utf8')))
      const networkAddresses = { 1: deployment.networkAddresses['1'] }
      return JSON.stringify({ ...deployment, networkAddresses, abi: [] })
    },
  },
}

const deploymentSchema = v.looseObject({ networkAddresses: v.record(v.string(), v.unknown()) })

class BundleError extends BaseError {
  override name = 'BundleError'

  constructor(entry: string, cause: unknown) {
    super(`The sandbox page ${entry} cannot be bundled.`, {
      hints: [cause instanceof Error ? cause.message : String(cause)],
      cause,
    })
  }
}
