type Path = readonly (string | number)[]

type Place = { readonly line: number; readonly column: number }

export type LocatedJson = {
  readonly kind: 'found'
  /** Returns the line and column (from 1) of a place, or of the nearest enclosing place in the text. */
  placeOf(path: readonly unknown[]): Place
  /** Duplicate keys of an object: `JSON.parse` would keep the last and silently drop the others. */
  readonly repeatedKeys: readonly { readonly place: Place; readonly path: Path }[]
}

type BrokenJson = Place & { readonly kind: 'broken'; readonly wanted: string }

const maxDepth = 64

const tokensInAStep = 2_000

const words = {
  value: 'a value',
  valueOrClose: 'a value or ]',
  key: 'a key in double quotes',
  keyOrClose: 'a key in double quotes or }',
  colon: 'a colon',
  commaOrClose: 'a comma or a closing bracket',
  nothing: 'nothing more',
} as const

/** `at`: the key or index of the next value. */
type Container = { readonly close: string; readonly keys: Set<string>; at: string | number }

/**
 * Locates every value of a JSON text (RFC 8259), and the first syntax error. `JSON.parse` returns neither, and its
 * error texts differ between engines. Refuses more than 64 levels of brackets. Yields after a few thousand tokens, so
 * that the caller can let the browser paint.
 *
 * @param keep - Places to store: a long text has hundreds of thousands. `placeOf` returns the first place for others.
 */
export function* locateJson(
  text: string,
  keep: 'all' | 'none' = 'all',
): Generator<void, LocatedJson | BrokenJson> {
  const places = new Map<string, Place>()
  const repeatedKeys: { place: Place; path: Path }[] = []
  const open: Container[] = []
  const pathHere = (): Path => open.map(({ at }) => at)
  const remember = (place: Place) => keep === 'all' && places.set(pathText(pathHere()), place)
  let wanted: keyof typeof words = 'value'
  let count = 0

  for (const { sign, string, scalar, line, column } of tokensOf(text)) {
    count += 1
    if (count % tokensInAStep === 0) yield
    const around = open.at(-1)
    if (sign !== undefined && sign === around?.close && wanted.endsWith('Close')) {
      open.pop()
      wanted = open.length === 0 ? 'nothing' : 'commaOrClose'
    } else if (wanted === 'commaOrClose' && sign === ',' && around !== undefined) {
      if (typeof around.at === 'number') around.at += 1
      wanted = around.close === '}' ? 'key' : 'value'
    } else if (wanted === 'colon' && sign === ':') {
      wanted = 'value'
    } else if (
      (wanted === 'key' || wanted === 'keyOrClose') &&
      string !== undefined &&
      around !== undefined
    ) {
      const key = String(JSON.parse(string))
      around.at = key
      if (around.keys.has(key)) repeatedKeys.push({ place: { line, column }, path: pathHere() })
      around.keys.add(key)
      remember({ line, column })
      wanted = 'colon'
    } else if (wanted === 'value' || wanted === 'valueOrClose') {
      if (around?.close !== '}') remember({ line, column })
      if ((sign === '{' || sign === '[') && open.length < maxDepth) {
        open.push({ close: sign === '{' ? '}' : ']', keys: new Set(), at: sign === '{' ? '' : 0 })
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

  const placeOf = (path: readonly unknown[]): Place =>
    places.get(pathText(path)) ?? (path.length === 0 ? { line: 1, column: 1 } : placeOf(path.slice(0, -1)))
  return { kind: 'found', placeOf, repeatedKeys }
}

/**
 * Formats a path in a JSON document: `causes[3].recipients[0].address`. Quotes keys that are not plain names, so that
 * two places never have the same text. Empty for the document itself.
 */
export function pathText(path: readonly unknown[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    const name = String(key)
    if (!/^[A-Za-z_]\w*$/.test(name)) return `${text}[${JSON.stringify(name)}]`
    return text === '' ? name : `${text}.${name}`
  }, '')
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

/** Splits a JSON text into tokens with their places. A non-token has none of the three texts. */
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
