import { pathText } from './pathText'

type Path = readonly (string | number)[]
type Place = { readonly line: number; readonly column: number }

export type LocatedJson = {
  readonly kind: 'located'
  /** The line (from 1) of a place, or of the nearest place around it that is in the text. */
  lineOf(path: readonly unknown[]): number
  /** Keys that an object has more than once: `JSON.parse` would keep the last and drop the others unseen. */
  readonly repeatedKeys: readonly { readonly line: number; readonly path: Path }[]
}

export type BrokenJson = Place & { readonly kind: 'broken'; readonly wanted: string }

const maxDepth = 64

const words = {
  value: 'a value',
  valueOrClose: 'a value or ]',
  key: 'a key in double quotes',
  keyOrClose: 'a key in double quotes or }',
  colon: 'a colon',
  commaOrClose: 'a comma or a closing bracket',
  nothing: 'nothing more',
} as const

/**
 * Finds the line of every value in a JSON text (RFC 8259), and the place where the text stops being JSON. `JSON.parse`
 * gives neither, and its error texts differ between engines. More than 64 levels of brackets are refused.
 */
export function locateJson(text: string): LocatedJson | BrokenJson {
  const lines = new Map<string, number>()
  const repeatedKeys: { line: number; path: Path }[] = []
  const open: { close: string; path: Path; keys: Set<string>; index: number }[] = []
  /** Of the value that comes next. */
  let path: Path = []
  let wanted: keyof typeof words = 'value'

  for (const { sign, string, scalar, line, column } of tokensOf(text)) {
    const around = open.at(-1)
    if (sign !== undefined && sign === around?.close && wanted.endsWith('Close')) {
      open.pop()
      wanted = open.length === 0 ? 'nothing' : 'commaOrClose'
    } else if (wanted === 'commaOrClose' && sign === ',' && around !== undefined) {
      around.index += 1
      path = [...around.path, around.index]
      wanted = around.close === '}' ? 'key' : 'value'
    } else if (wanted === 'colon' && sign === ':') {
      wanted = 'value'
    } else if (
      (wanted === 'key' || wanted === 'keyOrClose') &&
      string !== undefined &&
      around !== undefined
    ) {
      const key = String(JSON.parse(string))
      path = [...around.path, key]
      if (around.keys.has(key)) repeatedKeys.push({ line, path })
      around.keys.add(key)
      lines.set(pathText(path), line)
      wanted = 'colon'
    } else if (wanted === 'value' || wanted === 'valueOrClose') {
      if (around?.close !== '}') lines.set(pathText(path), line)
      if ((sign === '{' || sign === '[') && open.length < maxDepth) {
        open.push({ close: sign === '{' ? '}' : ']', path, keys: new Set(), index: 0 })
        if (sign === '[') path = [...path, 0]
        wanted = sign === '{' ? 'keyOrClose' : 'valueOrClose'
      } else if (string !== undefined || scalar !== undefined) {
        wanted = open.length === 0 ? 'nothing' : 'commaOrClose'
      } else {
        return { kind: 'broken', line, column, wanted: words[wanted] }
      }
    } else if (wanted !== 'nothing' || sign !== '') {
      return { kind: 'broken', line, column, wanted: words[wanted] }
    }
  }

  const lineOf = (path: readonly unknown[]): number =>
    lines.get(pathText(path)) ?? (path.length === 0 ? 1 : lineOf(path.slice(0, -1)))
  return { kind: 'located', lineOf, repeatedKeys }
}

type Token = Place & {
  /** A bracket, comma or colon; empty at the end of the text. */
  readonly sign?: string | undefined
  readonly string?: string | undefined
  /** A number, true, false or null. */
  readonly scalar?: string | undefined
}

const tokens =
  /(?<space>[ \t\n\r]+)|(?<sign>[{}[\],:])|(?<string>"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(?<scalar>-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|[^]/g

/** The tokens of a JSON text with their places. What is no token has none of the three texts. */
function* tokensOf(text: string): Generator<Token> {
  let line = 1
  let lineStart = 0
  for (const { index, groups } of text.matchAll(tokens)) {
    const lineEnds = groups?.['space']?.matchAll(/\r\n|\n|\r/g) ?? []
    for (const end of lineEnds) {
      line += 1
      lineStart = index + end.index + end[0].length
    }
    if (groups?.['space'] !== undefined) continue
    const { sign, string, scalar } = groups ?? {}
    yield { sign, string, scalar, line, column: index - lineStart + 1 }
  }
  yield { sign: '', line, column: text.length - lineStart + 1 }
}
