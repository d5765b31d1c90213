import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readMarks, writeHeldBy } from './heldBy'

/** Statements in each of the nine sections of the specification. */
const counts = [11, 53, 7, 20, 15, 1, 12, 27, 27]
const statements = counts.flatMap((count, section) =>
  Array.from({ length: count }, (_, index) => `S${section + 1}.${index + 1}`),
)

const root = new URL('../../', import.meta.url)
const table = readFileSync(new URL('docs/conformance.md', root), 'utf8')
const rows = [...table.matchAll(/^\| (S\d+\.\d+) \| (.*) \| (.*) \|$/gm)].map(
  ([, id = '', statement = '', heldBy = '']) => ({ id, statement, heldBy }),
)
const marks = readMarks()

test('docs/conformance.md has each statement of the specification once, in order', () => {
  expect(rows.map(({ id }) => id)).toEqual(statements)
  expect(rows.filter(({ statement }) => statement.trim() === '')).toEqual([])
})

test('each id in a test title is a statement', () => {
  expect([...marks.keys()].filter((id) => !statements.includes(id))).toEqual([])
})

test('each statement names the tests that hold it: `npm run conformance` writes the column', () => {
  expect(table).toBe(writeHeldBy(table, marks))
})

test('a statement without a test names the file that decides it', () => {
  for (const { id, heldBy } of rows.filter((row) => !marks.has(row.id))) {
    const paths = [...heldBy.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
    expect(paths, id).not.toEqual([])
    expect(
      paths.filter((path) => !existsSync(new URL(path, root))),
      id,
    ).toEqual([])
  }
})

test('each departure is one of the statements', () => {
  const departures = readFileSync(new URL('docs/departures.md', root), 'utf8')
  const ids = [...departures.matchAll(/^\| (S\d[^|]*) \|/gm)].flatMap(([, cell = '']) => cell.split(', '))
  expect(ids).not.toEqual([])
  expect(ids.filter((id) => !statements.includes(id))).toEqual([])
})
