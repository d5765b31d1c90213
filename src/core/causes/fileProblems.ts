import type * as v from 'valibot'
import type { LocatedJson } from './locateJson'
import { locateJson } from './locateJson'
import { pathText } from './pathText'

/** What is wrong with a file of the operator, where, and what to do about it. */
export type FileProblem = {
  /** From 1; null when it concerns the file as a whole. */
  readonly line: number | null
  /** Like `causes[3].recipients[0].address`; empty for the file as a whole. */
  readonly path: string
  /** What is wrong and what to do, in one or more sentences. */
  readonly reason: string
}

/** A problem at a place that has no line yet. */
export type Found = { readonly path: readonly unknown[]; readonly reason: string }

export type OpenedFile =
  | { readonly kind: 'opened'; readonly content: unknown; readonly json: LocatedJson }
  | { readonly kind: 'rejected'; readonly problems: readonly FileProblem[] }

/** Reads the JSON of a file, or says where it is none. A text that is too long is not looked at. */
export function openFile(text: string, { maxCharacters }: { readonly maxCharacters: number }): OpenedFile {
  if (text.length > maxCharacters) {
    const reason = `The file has ${text.length} characters. Keep it below ${maxCharacters} (${maxCharacters / 1_000_000} MB).`
    return { kind: 'rejected', problems: [{ line: null, path: '', reason }] }
  }
  const json = locateJson(text)
  if (json.kind === 'broken') {
    const reason = `This is not JSON: at column ${json.column} there should be ${json.wanted}. Correct the file there.`
    return { kind: 'rejected', problems: [{ line: json.line, path: '', reason }] }
  }
  return { kind: 'opened', content: JSON.parse(text), json }
}

/** What was found, and every key that is there twice, in the order of the file. */
export function locateProblems(json: LocatedJson, found: readonly Found[]): readonly FileProblem[] {
  return [
    ...json.repeatedKeys.map(({ line, path }) => ({
      line,
      path: pathText(path),
      reason: 'This key is there twice. Remove one.',
    })),
    ...found.map(({ path, reason }) => ({ line: json.lineOf(path), path: pathText(path), reason })),
  ].toSorted((a, b) => a.line - b.line)
}

/** @param before - Where the part of the file that was checked stands. */
export function problemsOf(
  issues: readonly v.BaseIssue<unknown>[] = [],
  before: readonly unknown[] = [],
): Found[] {
  return issues.map((issue) => ({
    path: [...before, ...(issue.path ?? []).map(({ key }) => key)],
    reason: reasonOf(issue),
  }))
}

/** What the schema finds, in our words. Checks bring their own; wrong types and missing keys are the same everywhere. */
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
