import { m } from './messages'

/** Why nothing can be hashed for a Safe of this version. Null: it does not tell its version. */
export function unknownVersionWords(version: string | null): string {
  return m.version(version)
}
