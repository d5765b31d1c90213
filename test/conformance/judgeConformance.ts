import type { Title } from './readTitles'
import { specificationSections } from './specificationSections'
import { isNotShown, type Statement } from './statement'
import { testColumn } from './testColumn'

export type Finding = { readonly kind: FindingKind; readonly text: string }

export type FindingKind =
  /** A statement of the specification has no row, or more than one. */
  | 'rows'
  /** A row does not say how, or what was decided. */
  | 'undecided'
  /** A statement has no test that runs. */
  | 'unproved'
  /** A title names an id that is no statement. */
  | 'unknown'
  /** The last column is not what the test files say. */
  | 'column'

/** Everything that is wrong with the table or the titles, one sentence with its remedy each. */
export function judgeConformance(
  statements: readonly Statement[],
  titles: readonly Title[],
): readonly Finding[] {
  const findings: Finding[] = []
  const say = (kind: FindingKind, text: string) => void findings.push({ kind, text })
  const expected = specificationSections.flatMap(({ section, count }) =>
    Array.from({ length: count }, (_, index) => `S${section}.${index + 1}`),
  )

  for (const id of expected) {
    const rows = statements.filter((statement) => statement.id === id).length
    if (rows === 0) say('rows', `${id} has no row. Add one to docs/conformance.md.`)
    if (rows > 1) say('rows', `${id} has ${rows} rows. Keep one.`)
  }
  for (const { id } of statements)
    if (!expected.includes(id))
      say('rows', `${id} is no statement of the specification. Take its row out of docs/conformance.md.`)

  for (const { file, words, ids, skipped } of titles)
    for (const id of ids) {
      if (!expected.includes(id))
        say('unknown', `test/${file}: "${words}" names ${id}, which is no statement. Correct the id.`)
      if (skipped) say('unproved', `test/${file}: "${words}" is skipped and proves no ${id}. Let it run.`)
    }

  for (const statement of statements) {
    const { id, how, says, deviation } = statement
    const column = testColumn(statement, titles)
    if (how === '' || (isNotShown(statement) && deviation === ''))
      say('undecided', `${id} (${says}) does not say ${how === '' ? 'how it is met' : 'what was decided'}.`)
    if (column === '' && !isNotShown(statement))
      say(
        'unproved',
        `${id} (${says}) has no test. Put [${id}] into the title of the test that proves it, or write one.`,
      )
    if (statement.tests !== (column === '' ? '–' : column))
      say(
        'column',
        `${id}: the last column is not what the titles say. Run \`npm run conformance -- --write\`.`,
      )
  }
  return findings
}
