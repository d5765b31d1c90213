import css from './FileProblems.module.css'

type FileProblemsProps = {
  readonly problems: readonly {
    readonly line: number | null
    readonly path: string
    readonly reason: string
  }[]
  readonly words: {
    readonly line: (line: number) => string
    /** Place of a problem of the whole file. */
    readonly file: string
  }
}

/** Lists the problems of a file of the operator's, each with its place in the file. */
export function FileProblems({ problems, words }: FileProblemsProps) {
  return (
    <ul className={css.list}>
      {problems.map(({ line, path, reason }) => (
        <li key={`${line}${path}${reason}`}>
          {line !== null && words.line(line)}
          <code>{path === '' ? words.file : path}</code>: {reason}
        </li>
      ))}
    </ul>
  )
}
