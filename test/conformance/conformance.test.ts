import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { judgeConformance, type FindingKind } from './judgeConformance'
import { readProject, tablePath } from './readProject'
import { readStatements } from './readStatements'
import { readTitles } from './readTitles'
import { specificationSections } from './specificationSections'
import type { Statement } from './statement'
import { writeTestColumn } from './writeTestColumn'

describe('docs/conformance.md', () => {
  const { statements, titles } = readProject()
  const findings = judgeConformance(statements, titles)
  const of = (kind: FindingKind) =>
    findings.filter((finding) => finding.kind === kind).map(({ text }) => text)

  test('has each statement of the specification once', () => expect(of('rows')).toEqual([]))
  test('says of each how it is met, or what was decided', () => expect(of('undecided')).toEqual([]))
  test('has a test for each statement that is shown', () => expect(of('unproved')).toEqual([]))
  test('knows each id that a test names', () => expect(of('unknown')).toEqual([]))
  test('names the tests that are there', () => expect(of('column')).toEqual([]))

  test('is not changed by writing it again', () => {
    const written = readFileSync(tablePath, 'utf8')
    expect(readStatements(writeTestColumn(written, titles)).map(({ id, how }) => id + how)).toEqual(
      statements.map(({ id, how }) => id + how),
    )
  })
})

describe('the titles of a file', () => {
  const read = (source: string) => readTitles('a.test.ts', source)

  test.each([
    ["test('[S2.5] the order', () => {})", 'the order', ['S2.5']],
    ["it('[S2.5, S2.6] the order', () => {})", 'the order', ['S2.5', 'S2.6']],
    ["test.each([1])('[S2.5] %s', () => {})", '%s', ['S2.5']],
    ["test.each`a`('[S2.5] $a', () => {})", '$a', ['S2.5']],
    ["test.describe('[S2.5] the order', () => {})", 'the order', ['S2.5']],
    ['for (const a of b) test(`[S2.5] ${a} here`, () => {})', '${a} here', ['S2.5']],
    ["walletTest('the order [S2.5]', () => {})", 'the order', ['S2.5']],
    ["test('[S2.5] it\\'s [S3.1] both', () => {})", "it's both", ['S2.5', 'S3.1']],
  ])('%s', (source, words, ids) => {
    expect(read(source)).toEqual([{ file: 'a.test.ts', words, ids, skipped: false }])
  })

  test('are taken from the table that they are made of', () => {
    const source = "test.each([['[S2.5] a', 1], ['[S2.6] b', '[none]']])('%s', () => {})"
    expect(read(source)).toMatchObject([
      { words: 'a', ids: ['S2.5'] },
      { words: 'b', ids: ['S2.6'] },
    ])
    expect(read("test.each([['[S2.5] a']])('one', () => {})")).toEqual([])
  })

  test.each([
    "test.skip('[S2.5] a', () => {})",
    "test.fixme('[S2.5] a', () => {})",
    "test.todo('[S2.5] a')",
    "describe.skip('b', () => { test('[S2.5] a', () => {}) })",
  ])('that do not run are seen: %s', (source) => {
    expect(read(source)).toMatchObject([{ ids: ['S2.5'], skipped: true }])
  })

  test.each([
    "expect('[S2.5]').toBe('[S2.5]')",
    "test('a', () => { test.step('[S2.5] b', () => {}) })",
    '// test("[S2.5] a")',
  ])('are of tests only: %s', (source) => {
    expect(read(source)).toEqual([])
  })

  test('with ids that cannot be read are refused in words', () => {
    expect(() => read("test('[S2.5 and S2.6] a', () => {})")).toThrow(
      "test/a.test.ts: '[S2.5 and S2.6] a' has ids that cannot be read. Write [S2.5] or [S2.5, S2.6].",
    )
  })
})

describe('what is wrong is said', () => {
  /** A table in which everything is as it has to be. */
  const good: readonly Statement[] = specificationSections.flatMap(({ section, count }) =>
    Array.from({ length: count }, (_, index) => ({
      id: `S${section}.${index + 1}`,
      says: 'the order',
      how: 'own part',
      deviation: '',
      tests: '`a.test.ts` all',
    })),
  )
  const all = { file: 'a.test.ts', words: 'all', ids: good.map(({ id }) => id), skipped: false }
  const without = (id: string) => ({ ...all, ids: all.ids.filter((other) => other !== id) })
  const change = (id: string, changes: Partial<Statement>) =>
    good.map((statement) => (statement.id === id ? { ...statement, ...changes } : statement))

  test('nothing, where nothing is', () => expect(judgeConformance(good, [all])).toEqual([]))

  test.each([
    ['a row is missing', good.slice(1), [all], 'S1.1 has no row. Add one to docs/conformance.md.'],
    ['a row is there twice', [...good, ...good.slice(0, 1)], [all], 'S1.1 has 2 rows. Keep one.'],
    [
      'a row is of no statement',
      [...good, { ...change('S1.1', {})[0], id: 'S9.28', tests: '–' } as Statement],
      [all],
      /^S9\.28 is no statement/,
    ],
    [
      'a test is missing',
      change('S2.5', { tests: '–' }),
      [without('S2.5')],
      'S2.5 (the order) has no test. Put [S2.5] into the title of the test that proves it, or write one.',
    ],
    ['a decision is missing', change('S2.5', { how: 'not shown' }), [all], /does not say what was decided/],
    ['a way is missing', change('S2.5', { how: '' }), [all], /does not say how it is met/],
    ['an id is unknown', good, [all, { ...all, ids: ['S2.99'], words: 'b' }], /"b" names S2\.99/],
    [
      'a skipped test is the only one',
      change('S2.5', { tests: '–' }),
      [without('S2.5'), { ...all, ids: ['S2.5'], words: 'b', skipped: true }],
      /is skipped and proves no S2\.5/,
    ],
    [
      'the column names what is not there',
      change('S2.5', { tests: '`b.test.ts` b' }),
      [all],
      /^S2\.5: the last column/,
    ],
  ])('%s', (_, statements, titles, text) => {
    const texts = judgeConformance(statements, titles).map((finding) => finding.text)
    expect(texts).toContainEqual(typeof text === 'string' ? text : expect.stringMatching(text))
  })

  test('a statement that is not shown needs no test, but a decision', () => {
    const statements = change('S2.2', { how: 'not shown', deviation: 'Five screens.', tests: '–' })
    expect(judgeConformance(statements, [without('S2.2')])).toEqual([])
  })
})
