import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readStatements } from './readStatements'
import { readTitles, type Title } from './readTitles'
import type { Statement } from './statement'

const tests = fileURLToPath(new URL('..', import.meta.url))

export const tablePath = fileURLToPath(new URL('../../docs/conformance.md', import.meta.url))

/** The table as it is in the project, and every title of its tests that carries an id. */
export function readProject(): {
  readonly statements: readonly Statement[]
  readonly titles: readonly Title[]
} {
  const titles = readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
    .sort()
    .flatMap((path) => readTitles(path, readFileSync(tests + path, 'utf8')))
  return { statements: readStatements(readFileSync(tablePath, 'utf8')), titles }
}
