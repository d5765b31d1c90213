import type * as v from 'valibot'
import { type LocatedJson, locateJson } from './locateJson'
import { pathText } from './pathText'

/** A problem of an operator's file: the place, the reason, and the remedy. */
export type FileProblem = {
  /** From 1; null when it concerns the file as a whole. */
  readonly line: number | null
  /** From 1; null with the line. */
  readonly column: number | null
  /** Like `causes[3].recipients[0].address`; empty for the file as a whole. */
  readonly path: string
  /** The problem and the remedy, in one or more sentences. */
  readonly reason: string
}

/** A problem at a place that has no line yet. */
export type Found = { readonly path: readonly unknown[]; readonly reason: string }

type Opened = {
  readonly kind: 'opened'
  readonly content: unknown
  readonly text: string
  readonly repeatedKeys: LocatedJson['repeatedKeys']
}

/** Parses the JSON of a file, or locates the syntax error. Refuses a text that is too long. Yields while it reads. */
export function* openFile(
  text: string,
  { maxCharacters }: { readonly maxCharacters: number },
): Generator<void, Opened | { readonly kind: 'rejected'; readonly problems: readonly FileProblem[] }> {
  if (text.length > maxCharacters) {
    const reason = `The file has ${text.length} characters. Keep it below ${maxCharacters} (${maxCharacters / 1_000_000} MB).`
    return { kind: 'rejected', problems: [{ line: null, column: null, path: '', reason }] }
  }
  const json = yield* locateJson(text, 'none')
  if (json.kind === 'broken') {
    const { line, column, wanted } = json
    const reason = `This is not JSON: at column ${column} there should be ${wanted}. Correct the file there.`
    return { kind: 'rejected', problems: [{ line, column, path: '', reason }] }
  }
  return { kind: 'opened', content: JSON.parse(text), text, repeatedKeys: json.repeatedKeys }
}

/** Locates all problems, and every duplicate key, in the order of the file. Yields while it searches the lines. */
export function* locateProblems(
  { text, repeatedKeys }: Opened,
  found: readonly Found[],
): Generator<void, readonly FileProblem[]> {
  if (found.length === 0 && repeatedKeys.length === 0) return []
  const json = yield* locateJson(text)
  const placeOf = json.kind === 'located' ? json.placeOf : () => ({ line: 1, column: 1 })
  return [
    ...repeatedKeys.map(({ place, path }) => ({
      ...place,
      path: pathText(path),
      reason: 'This key is there twice. Remove one.',
    })),
    ...found.map(({ path, reason }) => ({ ...placeOf(path), path: pathText(path), reason })),
  ].toSorted((a, b) => a.line - b.line)
}

/** @param before - Path of the checked part of the file. */
export function problemsOf(
  issues: readonly v.BaseIssue<unknown>[] = [],
  before: readonly unknown[] = [],
): Found[] {
  return issues.map((issue) => ({
    path: [...before, ...(issue.path ?? []).map(({ key }) => key)],
    reason: reasonOf(issue),
  }))
}

/** Describes a schema issue. Checks have their own message; wrong types and missing keys are described here. */
function reasonOf(issue: v.GenericIssue): string {
  if (issue.kind !== 'schema' || issue.type === 'custom') return issue.message
  if (issue.received === 'undefined') return 'This is missing. Add it.'
  const expected =
    issue.expected === 'Object'
      ? 'an object in { }'
      : issue.expected === 'Array'
        ? 'a list in [ ]'
        : issue.expected
  return `Expected ${expected} but found ${issue.received}. Correct the value.`
}
