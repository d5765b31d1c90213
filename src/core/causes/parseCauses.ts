import * as v from 'valibot'
import type { Cause } from './cause'
import { causeFileSchema, causeSchema } from './causeSchema'
import { findContradictions } from './findContradictions'
import { locateJson } from './locateJson'
import { pathText } from './pathText'

/** What is wrong with the directory, where, and what to do about it. */
type CauseProblem = {
  /** From 1; null when it concerns the file as a whole. */
  readonly line: number | null
  /** Like `causes[3].recipients[0].address`; empty for the file as a whole. */
  readonly path: string
  /** What is wrong and what to do, in one or more sentences. */
  readonly reason: string
}

export type ParsedCauses =
  | { readonly kind: 'ok'; readonly causes: readonly Cause[] }
  | { readonly kind: 'rejected'; readonly problems: readonly CauseProblem[] }

const maxCharacters = 1_000_000

/**
 * Reads the operator's directory: `{ "version": 1, "causes": [...] }`. One problem rejects the whole file, because a
 * directory that is wrong in one place cannot vouch for the address in another; every problem is listed, in the order
 * of the file. Yields after each short step, so that the caller can let the browser paint in between.
 */
export function* parseCauses(text: string): Generator<void, ParsedCauses> {
  if (text.length > maxCharacters) {
    const reason = `The file has ${text.length} characters. Keep it below ${maxCharacters} (1 MB).`
    return { kind: 'rejected', problems: [{ line: null, path: '', reason }] }
  }
  const json = locateJson(text)
  if (json.kind === 'broken') {
    const reason = `This is not JSON: at column ${json.column} there should be ${json.wanted}. Correct the file there.`
    return { kind: 'rejected', problems: [{ line: json.line, path: '', reason }] }
  }

  const content: unknown = JSON.parse(text)
  yield
  const file = v.safeParse(causeFileSchema, content)
  const found = problemsOf(file.issues)
  const causes: Cause[] = []
  for (const [index, entry] of entriesOf(content).entries()) {
    const cause = v.safeParse(causeSchema, entry)
    if (cause.success) causes.push(cause.output)
    else found.push(...problemsOf(cause.issues, ['causes', index]))
    yield
  }
  found.push(...findContradictions(content))
  const problems = [
    ...json.repeatedKeys.map(({ line, path }) => ({
      line,
      path: pathText(path),
      reason: 'This key is there twice. Remove one.',
    })),
    ...found.map(({ path, reason }) => ({ line: json.lineOf(path), path: pathText(path), reason })),
  ].sort((a, b) => a.line - b.line)

  return problems.length > 0 ? { kind: 'rejected', problems } : { kind: 'ok', causes }
}

type Found = { readonly path: readonly unknown[]; readonly reason: string }

/** The entries of the file, as far as they can be read; whatever else stands there is a problem of the file. */
function entriesOf(content: unknown): readonly unknown[] {
  const isObject = typeof content === 'object' && content !== null
  return isObject && 'causes' in content && Array.isArray(content.causes) ? content.causes : []
}

/** @param before - Where the part of the file that was checked stands. */
function problemsOf(issues: readonly v.BaseIssue<unknown>[] = [], before: readonly unknown[] = []): Found[] {
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
