import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const tests = fileURLToPath(new URL('..', import.meta.url))
/** Not that of a skipped test, which holds nothing. */
const mark = /(?<!\.(?:skip|fixme|todo)\(['"`])\[(S\d[^\]]*)\]/g

/** Returns the test files that name each statement, from the marks in their titles: `[S2.5]`, `[S2.5, S2.6]`. */
export function readMarks(): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, string[]>()
  for (const path of testFiles())
    for (const [, ids = ''] of readFileSync(tests + path, 'utf8').matchAll(mark))
      for (const id of ids.split(/, ?/)) {
        const known = files.get(id) ?? []
        if (!known.includes(path)) files.set(id, [...known, path])
      }
  return files
}

/**
 * Returns docs/conformance.md with the last column of each row written from `marks`. A row without a test keeps the file
 * that it names.
 */
export function writeHeldBy(markdown: string, marks: ReadonlyMap<string, readonly string[]>): string {
  return markdown.replace(/^\| (S\d+\.\d+) \| (.*) \| .* \|$/gm, (row, id: string, statement: string) => {
    const files = marks.get(id)
    return files === undefined
      ? row
      : `| ${id} | ${statement} | ${files.map((file) => `\`${file}\``).join(', ')} |`
  })
}

function testFiles(): readonly string[] {
  return readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path) && !path.startsWith('conformance/'))
    .sort()
}
