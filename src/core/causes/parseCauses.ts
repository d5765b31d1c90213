import * as v from 'valibot'
import type { Cause, DirectoryAbout } from './cause'
import { causeSchemas, fileSchemas, versionSchema } from './causeSchema'
import { type FileProblem, locateProblems, openFile, problemsOf } from './fileProblems'
import { findContradictions } from './findContradictions'

export type ParsedCauses =
  /** `about`: null in a file of version 1, which has no metadata. */
  | { readonly kind: 'ok'; readonly causes: readonly Cause[]; readonly about: DirectoryAbout | null }
  | { readonly kind: 'rejected'; readonly problems: readonly FileProblem[] }

const maxCharacters = 10_000_000

/**
 * Parses the operator's directory: `{ "version": 2, "directory": {...}, "causes": [...] }`, or version 1, which has
 * no `directory`. One problem rejects the whole file, because a directory that is wrong in one place cannot vouch for
 * an address in another. Lists every problem, in the order of the file. Yields after each short step, so that the
 * caller can let the browser paint.
 */
export function* parseCauses(text: string): Generator<void, ParsedCauses> {
  const opened = yield* openFile(text, { maxCharacters })
  if (opened.kind === 'rejected') return opened
  const { content } = opened
  yield
  const versioned = v.safeParse(versionSchema, content)
  if (!versioned.success)
    return { kind: 'rejected', problems: yield* locateProblems(opened, problemsOf(versioned.issues)) }

  const { version } = versioned.output
  const file = v.safeParse(fileSchemas[version], content)
  const found = problemsOf(file.issues)
  const entries = entriesOf(content)
  const causes: Cause[] = []
  for (const [index, entry] of entries.entries()) {
    const cause = v.safeParse<v.GenericSchema<unknown, Cause>>(causeSchemas[version], entry)
    if (cause.success) causes.push(cause.output)
    else found.push(...problemsOf(cause.issues, ['causes', index]))
    yield
  }
  found.push(...(yield* findContradictions(entries)))
  const problems = yield* locateProblems(opened, found)
  if (problems.length > 0 || !file.success) return { kind: 'rejected', problems }
  return { kind: 'ok', causes, about: file.output.directory }
}

/** Returns the entries of the file, as far as they are readable; anything else is a problem of the file. */
function entriesOf(content: unknown): readonly unknown[] {
  const isObject = typeof content === 'object' && content !== null
  return isObject && 'causes' in content && Array.isArray(content.causes) ? content.causes : []
}
