import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { BaseError } from '../../../src/core/baseError'

const processors: Partial<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' }

/**
 * The path of Anvil's native binary, as npm installed it for this system. Its JS wrapper is left out: it costs a
 * second Node process, and the binary then is a grandchild that a signal may not reach.
 *
 * @throws AnvilMissingError when npm has not installed a binary for this system.
 */
export function anvilBinary(): string {
  const { platform, arch } = process
  const name = `@foundry-rs/anvil-${platform}-${processors[arch] ?? arch}`
  const require = createRequire(import.meta.url)
  try {
    // The platform package is a dependency of the wrapper, so it is looked up from there.
    const { resolve } = createRequire(require.resolve('@foundry-rs/anvil/package.json'))
    const path = resolve(`${name}/bin/anvil${platform === 'win32' ? '.exe' : ''}`)
    if (existsSync(path)) return path
    throw new Error(`No file at ${path}`)
  } catch (cause) {
    throw new AnvilMissingError(name, cause)
  }
}

class AnvilMissingError extends BaseError {
  override name = 'AnvilMissingError'

  constructor(packageName: string, cause: unknown) {
    super(`Anvil, the local chain, is not installed for this system (${packageName}).`, {
      hints: ['Run `npm ci` without --omit=optional or --omit=dev.'],
      cause,
    })
  }
}
