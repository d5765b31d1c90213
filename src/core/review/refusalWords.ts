import { m } from './checkMessages'

/** Describes why a Safe refuses a single signature; null: its code does not apply to one alone. */
export function refusalWords(code: string | null): string | null {
  const words: Readonly<Record<string, string>> = m.signed.refusals
  return code !== null && Object.hasOwn(words, code) ? (words[code] ?? null) : null
}
