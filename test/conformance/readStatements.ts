import type { Statement } from './statement'

const columns = 5

/**
 * The rows of the tables in docs/conformance.md, in their order. A `|` within a cell is written `\|`.
 *
 * @throws Error that names the row, when one has more or fewer cells than the table.
 */
export function readStatements(markdown: string): readonly Statement[] {
  return markdown
    .split('\n')
    .filter((line) => /^\| *S\d/.test(line))
    .map((line) => {
      const cells = line
        .slice(1, line.trimEnd().lastIndexOf('|'))
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim())
      if (cells.length !== columns)
        throw new Error(
          `docs/conformance.md, "${line.slice(0, 60)}…": ${cells.length} cells, not ${columns}. Write a | within a cell as \\|.`,
        )
      const [id, says, how, deviation, tests] = cells as [string, string, string, string, string]
      return { id, says, how, deviation, tests }
    })
}
