import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The first line of a test that needs a page around it. Those in `ui` always have one. */
const asksForDocument = '// @vitest-environment happy-dom'

export type SharedTests = {
  /** They share one module graph in Node: what each of them changes it puts back. */
  readonly plain: readonly string[]
  /** They share another, and one document. */
  readonly inDocument: readonly string[]
}

/** The unit tests that need no module graph of their own. Paths from the root. */
export function findSharedTests(root: string): SharedTests {
  const tests = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    // Those are run by Playwright.
    .filter((name) => /\.test\.tsx?$/.test(name) && !name.startsWith('e2e/'))
    .map((name) => {
      const source = readFileSync(join(root, 'test', name), 'utf8')
      const isUi = name.startsWith('ui/')
      return {
        path: join('test', name),
        isShared: isUi || !leavesTraces(source),
        hasDocument: isUi || source.startsWith(asksForDocument),
      }
    })
    .filter(({ isShared }) => isShared)
  const paths = (hasDocument: boolean) =>
    tests
      .filter((each) => each.hasDocument === hasDocument)
      .map(({ path }) => path)
      .sort()
  return { plain: paths(false), inDocument: paths(true) }
}

/** Whether a test replaces a module, or a global for good, or says itself that it needs modules of its own. */
function leavesTraces(source: string): boolean {
  if (/\bvi\.(mock|doMock|resetModules|stubEnv)\b|^\/\/ @isolated: /m.test(source)) return true
  return source.includes('vi.stubGlobal') && !source.includes('vi.unstubAllGlobals')
}
