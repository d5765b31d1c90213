import * as v from 'valibot'
import type { Cause } from './cause'
import { causeFileSchema, causeSchema } from './causeSchema'
import { type FileProblem, locateProblems, openFile, problemsOf } from './fileProblems'
import { findContradictions } from './findContradictions'

export type ParsedCauses =
  | { readonly kind: 'ok'; readonly causes: readonly Cause[] }
  | { readonly kind: 'rejected'; readonly problems: readonly FileProblem[] }

const maxCharacters = 1_000_000

/**
 * Reads the operator's directory: `{ "version": 1, "causes": [...] }`. One problem rejects the whole file, because a
 * directory that is wrong in one place cannot vouch for the address in another; every problem is listed, in the order
 * of the file. Yields after each short step, so that the caller can let the browser paint in between.
 */
export function* parseCauses(text: string): Generator<void, ParsedCauses> {
  const opened = openFile(text, { maxCharacters })
  if (opened.kind === 'rejected') return opened
  const { content, json } = opened
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
  const problems = locateProblems(json, found)
  return problems.length > 0 ? { kind: 'rejected', problems } : { kind: 'ok', causes }
}

/** The entries of the file, as far as they can be read; whatever else stands there is a problem of the file. */
function entriesOf(content: unknown): readonly unknown[] {
  const isObject = typeof content === 'object' && content !== null
  return isObject && 'causes' in content && Array.isArray(content.causes) ? content.causes : []
}
