import * as v from 'valibot'
import type { Cause } from './cause'
import { causeFileSchema } from './causeSchema'
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
 * of the file.
 */
export function parseCauses(text: string): ParsedCauses {
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
  const parsed = v.safeParse(causeFileSchema, content)
  const found = [
    ...(parsed.issues ?? []).map((issue) => ({
      path: issue.path?.map(({ key }) => key) ?? [],
      reason: reasonOf(issue),
    })),
    ...findContradictions(content),
  ]
  const problems = [
    ...json.repeatedKeys.map(({ line, path }) => ({
      line,
      path: pathText(path),
      reason: 'This key is there twice. Remove one.',
    })),
    ...found.map(({ path, reason }) => ({ line: json.lineOf(path), path: pathText(path), reason })),
  ].sort((a, b) => a.line - b.line)

  if (problems.length > 0 || !parsed.success) return { kind: 'rejected', problems }
  return { kind: 'ok', causes: parsed.output.causes }
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
