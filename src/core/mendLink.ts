/** The screens whose paths are a Safe, hashes and numbers, and whose queries end in base64url, a hash or a word. */
const mendable = /^\/(?:review|sheet|queue|record|check|gift)(?:[/?%]|$)/i

/** Characters that mail and chat put behind a link. Invisible ones are named by their codes. */
const ending =
  /[\s.,;:!?'"`()<>[\]{}|\\*\u2018-\u201f\u2026\u2039\u203a\u00ab\u00bb\u3001\u3002\uff08\uff09\uff0c\u00ad\u200b-\u200f\u2060\ufeff]/

/** Escaped characters at the end. Longer runs are none of a mail program's. */
const escapedEnd = /(?:%[\da-f]{2}){1,30}$/i

/** Longest path with escapes: above any of this app, which has two hashes at most. */
const mostCharacters = 1_000

/**
 * Undoes what mail and chat do to the fragment of a link of this app: escapes in the path (also escaped twice), and punctuation,
 * brackets, quotes and spaces at the end. Returns any other path as it is.
 *
 * @param fragment - A path with its query: "/review/eth%3A0x…/0x…?note=….".
 */
export function mendLink(fragment: string): string {
  if (!mendable.test(fragment)) return fragment
  const at = fragment.indexOf('?')
  const path = unescaped(at < 0 ? fragment : fragment.slice(0, at))
  return withoutEnding(at < 0 ? path : path + fragment.slice(at))
}

/** Cuts off what mail and chat put behind a link, as it is or escaped. */
export function withoutEnding(text: string): string {
  const plain = text.slice(0, endOf(text))
  const [escapes = ''] = escapedEnd.exec(plain) ?? []
  if (escapes === '') return plain
  const meant = decoded(escapes)
  if (meant === null || endOf(meant) > 0) return plain
  const rest = plain.slice(0, plain.length - escapes.length)
  return rest.slice(0, endOf(rest))
}

/** Walks from the end, so that a long run of punctuation elsewhere costs nothing. */
function endOf(text: string): number {
  let end = text.length
  while (end > 0 && ending.test(text.charAt(end - 1))) end -= 1
  return end
}

/** Escaped twice: a mail gateway escapes the whole link again. */
function unescaped(path: string): string {
  if (!path.includes('%') || path.length > mostCharacters) return path
  const once = decoded(path)
  return once === null ? path : (decoded(once) ?? once)
}

/** Null: an escape is cut short. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
