import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const sandboxFolder = fileURLToPath(new URL('../../.sandbox', import.meta.url))

/** A new folder in `parent` (.sandbox/ unless said otherwise), gone when it is removed or this process ends. */
export function makeBuildFolder(parent = sandboxFolder): {
  readonly path: string
  readonly remove: () => void
} {
  mkdirSync(parent, { recursive: true })
  const path = mkdtempSync(join(parent, 'world-'))
  const remove = () => {
    process.off('exit', remove)
    rmSync(path, { recursive: true, force: true })
  }
  process.once('exit', remove)
  return { path, remove }
}
