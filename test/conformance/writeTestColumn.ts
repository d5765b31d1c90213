import { readStatements } from './readStatements'
import type { Title } from './readTitles'
import { testColumn } from './testColumn'

/** docs/conformance.md with its last column as the titles have it; everything else stays as it is. */
export function writeTestColumn(markdown: string, titles: readonly Title[]): string {
  return markdown
    .split('\n')
    .map((line) => {
      const [statement] = readStatements(line)
      if (statement === undefined) return line
      const { id, says, how, deviation } = statement
      const column = testColumn(statement, titles)
      return `| ${[id, says, how, deviation, column === '' ? '–' : column].join(' | ')} |`
    })
    .join('\n')
}
