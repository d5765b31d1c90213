import styled from 'styled-components'

const List = styled.ul`
  display: grid;
  gap: var(--space-2);

  code {
    font-family: var(--font-mono);
    font-size: 0.88em;
    overflow-wrap: anywhere;
  }
`

type FileProblemsProps = {
  readonly problems: readonly {
    readonly line: number | null
    readonly path: string
    readonly reason: string
  }[]
  readonly words: {
    readonly line: (line: number) => string
    /** The place of a problem of the whole file. */
    readonly file: string
  }
}

/** What is wrong with a file of the operator's, each with its place in the file. */
export function FileProblems({ problems, words }: FileProblemsProps) {
  return (
    <List>
      {problems.map(({ line, path, reason }) => (
        <li key={`${line}${path}${reason}`}>
          {line !== null && words.line(line)}
          <code>{path === '' ? words.file : path}</code>: {reason}
        </li>
      ))}
    </List>
  )
}
