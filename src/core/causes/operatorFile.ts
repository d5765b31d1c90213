import * as v from 'valibot'
import { type Address, getAddress, isAddress, zeroAddress } from 'viem'
import { type LocatedJson, locateJson, pathText } from './locateJson'
import { textProblem } from './textProblem'
import { parseUrl } from '../parseUrl'

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
  const placeOf = json.kind === 'found' ? json.placeOf : () => ({ line: 1, column: 1 })
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

/**
 * Returns a schema for an object with exactly these keys. valibot's `strictObject` names only the first of several
 * unknown keys.
 */
export function closedObject<const TEntries extends v.ObjectEntries>(entries: TEntries) {
  return v.pipe(
    v.looseObject(entries),
    v.rawCheck(({ dataset, addIssue }) => {
      const input: unknown = dataset.value
      if (typeof input !== 'object' || input === null) return
      for (const [key, value] of Object.entries(input)) {
        if (Object.hasOwn(entries, key)) continue
        const message = `The key “${key}” is not known. Correct its spelling or remove it.`
        const path = { type: 'object', origin: 'key', input: { ...input }, key, value } as const
        addIssue({ message, path: [path] })
      }
    }),
  )
}

/** Returns a check whose message depends on the value: `problemOf` returns the problem and remedy, or null. */
export function checked(problemOf: (text: string) => string | null) {
  return v.check<string, (issue: v.CheckIssue<string>) => string>(
    (text) => problemOf(text) === null,
    (issue) => problemOf(issue.input) ?? '',
  )
}

/** Returns a schema for a text that can be shown as it is: nothing hidden, and not too long. */
export function plainText(maxLength: number) {
  return v.pipe(
    v.string(),
    v.maxLength(maxLength, (issue) => `It has ${issue.received} characters. Shorten it to ${maxLength}.`),
    checked(textProblem),
  )
}

/** A web address that can be linked to: https, without a user name. */
export const httpsUrl = v.pipe(plainText(2_000), checked(urlProblem))

function urlProblem(text: string): string | null {
  if (!/^https:\/\/[^/]/i.test(text)) return 'Only https addresses are allowed. Start it with “https://”.'
  const url = parseUrl(text)
  if (url === null || /\s/.test(text)) return 'This is not a web address. Copy it from the browser.'
  const { username, password } = url
  return username + password === '' ? null : 'There is a user name in it. Remove what stands before the @.'
}

/**
 * Returns a schema for an address with its EIP-55 checksum. Stricter than viem's `isAddress`, which accepts lower
 * case throughout: such an address has no checksum to reveal a mistake.
 *
 * @param words.copyFrom - Source of the right address, as a sentence continues after "from".
 * @param words.zero - Remedy for the zero address.
 */
export function checksummedAddress(words: { readonly copyFrom: string; readonly zero: string }) {
  const remedy = `Copy it again, whole and with its capital letters, from ${words.copyFrom}.`
  const problemOf = (text: string): string | null => {
    if (!isAddress(text, { strict: false })) return `This is not an address: 0x and 40 digits. ${remedy}`
    if (text === zeroAddress) return `The zero address belongs to nobody. ${words.zero}`
    return getAddress(text) === text ? null : `Its capital letters do not fit its EIP-55 checksum. ${remedy}`
  }
  return v.pipe(
    v.custom<Address>(
      (input) => typeof input === 'string',
      (issue) => `Expected text but found ${issue.received}.`,
    ),
    v.check(
      (text) => problemOf(text) === null,
      (issue) => problemOf(issue.input) ?? '',
    ),
  )
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
