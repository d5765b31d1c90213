import { m } from './checkMessages'

/** Why a Safe refuses one signature that it is asked about alone; null: its code says nothing about that one. */
export function refusalWords(code: string | null): string | null {
  const words: Readonly<Record<string, string>> = m.signed.refusals
  return code !== null && Object.hasOwn(words, code) ? (words[code] ?? null) : null
}
