import { m } from './messages'

/** Reports why a part of the app did not come, and answers what to tell the person. */
export function reportLoadFailure(error: unknown): string {
  reportError(error)
  return m.part
}
