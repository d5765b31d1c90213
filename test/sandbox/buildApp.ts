import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { BaseError } from '../../src/core/baseError'
import { sandboxCauses } from './causes'
import type { WorldInfo } from './world'

const root = fileURLToPath(new URL('../..', import.meta.url))

export type BuildAppOptions = {
  /** Where the build goes; emptied first. */
  readonly folder: string
  readonly world: Pick<WorldInfo, 'chainId' | 'rpcUrl' | 'serviceUrl' | 'hostUrl' | 'tokens'> & {
    /** Where people sign in; without it the app has no sign-in. */
    readonly authUrl?: string
  }
  /** Ends the build. The promise still settles only when its process has ended. */
  readonly signal?: AbortSignal
}

/**
 * Makes the app's production build for one sandbox: it lets the sandbox's host frame it, and knows the local chain. A process
 * of its own, so that the build runs beside the start of the chain and does not see a test runner's environment.
 *
 * @throws AppBuildError with what Vite said.
 */
export async function buildApp({ folder, world, signal }: BuildAppOptions): Promise<void> {
  const causesFile = `${folder}-causes.json`
  writeFileSync(causesFile, JSON.stringify(sandboxCauses()))
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  const child = spawn(
    process.execPath,
    [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        ...buildEnvironment(world),
        VITE_CAUSES_FILE: causesFile,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(signal && { signal }),
    },
  )
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  let output = ''
  const read = (chunk: Buffer) => (output += String(chunk))
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  // An abort is told as an error; what follows is `close`, and that is what is waited for.
  child.on('error', (error) => (output += error.message))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  process.off('exit', kill)
  if (code !== 0) throw new AppBuildError(output)
}

/** What the app's build reads: which hosts may frame it, the chain it knows beside the public ones, and where people sign in. */
export function buildEnvironment(world: BuildAppOptions['world']) {
  const { chainId, rpcUrl, serviceUrl, hostUrl, authUrl, tokens } = world
  return {
    VITE_SAFE_HOSTS: hostUrl,
    // Of nobody: the relay would refuse it, and is not asked before a wallet that needs it is chosen.
    VITE_WALLETCONNECT_PROJECT_ID: '10ca1000'.repeat(4),
    VITE_PRICES_URL: '/prices.json',
    ...(authUrl !== undefined && { VITE_AUTH_URL: authUrl }),
    VITE_CUSTOM_CHAIN: JSON.stringify({
      id: chainId,
      name: 'Local chain',
      shortName: 'local',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: [rpcUrl],
      serviceUrl,
      explorerUrl: `${hostUrl}/explorer`,
      tokens: Object.values(tokens),
      confirmations: 1,
      pollMs: 1000,
    }),
  }
}

class AppBuildError extends BaseError {
  override name = 'AppBuildError'

  constructor(output: string) {
    // Warnings come first and stack frames last; neither helps whoever asked for a sandbox.
    const lines = stripVTControlCharacters(output).trim().split('\n')
    const error = lines.slice(lines.indexOf('error during build:') + 1)
    const end = error.findIndex((line) => /^ +at /.test(line))
    super('The app could not be built.', { hints: end === -1 ? error : error.slice(0, end) })
  }
}
