import { m } from './messages'

/** Reports why a chunk did not load, and returns what to show the user. */
export function reportLoadFailure(error: unknown): string {
  reportError(error)
  return m.part
}
