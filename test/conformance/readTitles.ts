import { parseSync } from 'vite'

type Node = { readonly type: string; readonly [key: string]: unknown }

/** A test, or a group of tests, whose title names statements of the specification. */
export type Title = {
  /** From the folder `test`: `e2e/theme.spec.ts`. */
  readonly file: string
  /** Without the ids; as it is in the source where it is put together at run time. */
  readonly words: string
  readonly ids: readonly string[]
  /** `test.skip`, `test.todo`, `test.fixme`, or inside a group that is. */
  readonly skipped: boolean
}

/** `[S2.5]`, `[S2.5, S2.6]`. */
const mark = /\[(S\d+\.\d+(?:, ?S\d+\.\d+)*)\]/g
const notRun = ['skip', 'todo', 'fixme']

/** The titles in one test file that carry ids. */
export function readTitles(file: string, source: string): readonly Title[] {
  if (!source.includes('[S')) return []
  const titles: Title[] = []
  visit(parseSync(file, source).program as unknown as Node, false)
  return titles

  function visit(node: Node, within: boolean): void {
    const call = node.type === 'CallExpression' ? readCall(node) : null
    const skipped = within || (call?.parts.some((part) => notRun.includes(part)) ?? false)
    for (const title of call?.titles ?? []) {
      const text = source.slice(title.start as number, title.end as number)
      const ids = [...text.matchAll(mark)].flatMap((found) => found[1]?.split(/, ?/) ?? [])
      if (ids.length > 0) titles.push({ file, words: wordsOf(text), ids, skipped })
      else if (/\[S\d/.test(text))
        throw new Error(`test/${file}: ${text} has ids that cannot be read. Write [S2.5] or [S2.5, S2.6].`)
    }
    for (const child of childrenOf(node)) visit(child, skipped)
  }
}

type Call = {
  /** What was called beside the name: `skip`, `each`. */
  readonly parts: readonly string[]
  /** The title and, where it takes in texts of a table (`%s`, `$name`), those of the table that begin with an id. */
  readonly titles: readonly Node[]
}

/** `test('…')`, `test.each(…)('…')`, `test.describe('…')`. Null for every other call. */
function readCall(node: Node): Call | null {
  const parts: string[] = []
  const tables: Node[] = []
  let called = node.callee as Node
  while (called.type !== 'Identifier') {
    if (called.type === 'MemberExpression') {
      parts.push(String((called.property as Node).name))
      called = called.object as Node
    } else if (called.type === 'CallExpression') {
      tables.push(...(called.arguments as readonly Node[]))
      called = called.callee as Node
    } else if (called.type === 'TaggedTemplateExpression') called = called.tag as Node
    else return null
  }
  const isTest = /^(test|it|describe)$|Test$/.test(String(called.name)) && !parts.includes('step')
  const [title] = node.arguments as readonly Node[]
  if (!isTest || title === undefined || !isText(title)) return null
  const takesIn = title.type === 'Literal' && /%s|\$\w/.test(String(title.value))
  return { parts, titles: takesIn ? [title, ...tables.flatMap(textsWithin)] : [title] }
}

function isText({ type, value }: Node): boolean {
  return type === 'TemplateLiteral' || type === 'BinaryExpression' || typeof value === 'string'
}

function textsWithin(node: Node): readonly Node[] {
  if (node.type !== 'Literal') return childrenOf(node).flatMap(textsWithin)
  return typeof node.value === 'string' && node.value.startsWith('[S') ? [node] : []
}

function wordsOf(text: string): string {
  return text
    .slice(1, -1)
    .replace(mark, '')
    .replace(/\\(['"`])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

function childrenOf(node: Node): readonly Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value)
}
