import type { Check, CheckId } from '../../core/review/check'

/** Returns one check of a review, by its id. Throws when it is missing, which never happens in a review. */
export function checkOf<id extends CheckId>(checks: readonly Check[], id: id): Extract<Check, { id: id }> {
  const isIt = (check: Check): check is Extract<Check, { id: id }> => check.id === id
  const found = checks.find(isIt)
  if (found === undefined) throw new Error(`The review has no check ${id}.`)
  return found
}
