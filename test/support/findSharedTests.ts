import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Theirs are run by Playwright, and in a document. */
const otherFolders = ['e2e', 'ui']

/** The unit tests that can share one module graph: what each of them changes it puts back. Paths from the root. */
export function findSharedTests(root: string): readonly string[] {
  return readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !otherFolders.some((folder) => name.startsWith(folder)))
    .map((name) => join('test', name))
    .filter((path) => !leavesTraces(readFileSync(join(root, path), 'utf8')))
    .sort()
}

/**
 * Whether a test replaces a module, or a global for good, or says itself that it needs modules of its own. One that asks for
 * a document needs another worker: each time that comes between two others, all modules are loaded again.
 */
function leavesTraces(source: string): boolean {
  if (source.startsWith('// @vitest-environment')) return true
  if (/\bvi\.(mock|doMock|resetModules|stubEnv)\b|^\/\/ @isolated: /m.test(source)) return true
  return source.includes('vi.stubGlobal') && !source.includes('vi.unstubAllGlobals')
}
