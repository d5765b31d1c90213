import { m } from './messages'

/** Describes why nothing can be hashed for this Safe version. Null: unknown version. */
export function unknownVersionWords(version: string | null): string {
  return m.version(version)
}
