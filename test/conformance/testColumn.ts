import type { Statement } from './statement'
import type { Title } from './readTitles'

/** What stands in the last column for one statement: file and title of each test that names it, in the order of the files. */
export function testColumn(statement: Pick<Statement, 'id'>, titles: readonly Title[]): string {
  return titles
    .filter(({ ids, skipped }) => !skipped && ids.includes(statement.id))
    .map(({ file, words }) => `\`${file}\` ${escapeCell(words)}`)
    .sort()
    .join('<br>')
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;')
}
