import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folders = ['adapters', 'build', 'config', 'core', 'flows', 'sandbox', 'spec']

/**
 * The unit tests that can share one module graph: those of these folders that replace no module and no global. Paths
 * from the root.
 */
export function findSharedTests(root: string): readonly string[] {
  return folders
    .flatMap((folder) => {
      const names = readdirSync(join(root, 'test', folder), { recursive: true, encoding: 'utf8' })
      return names.map((name) => join('test', folder, name))
    })
    .filter((path) => path.endsWith('.test.ts'))
    .filter((path) => !/\bvi\.(mock|doMock|stub)/.test(readFileSync(join(root, path), 'utf8')))
    .sort()
}
