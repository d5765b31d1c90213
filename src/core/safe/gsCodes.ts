import { m } from './gsMessages'

const words: Readonly<Record<string, string>> = m

/** Describes an error code of a Safe ("GS026") in one or two sentences; null: no code of a published version. */
export function gsCodeWords(code: string): string | null {
  return Object.hasOwn(words, code) ? (words[code] ?? null) : null
}
