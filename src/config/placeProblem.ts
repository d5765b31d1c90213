import { urlProblem } from './urlProblem'

/**
 * Returns why the page cannot fetch something from this place, with the remedy. Null when it can: a path on our own
 * server (`/auth`), or the URL of another one.
 */
export function placeProblem(text: string): string | null {
  if (!text.startsWith('/')) return urlProblem(text)
  if (text.startsWith('//') || text.includes('\\'))
    return `"${text}" names another server without saying how. Write it out in full, with https://.`
  if (text.includes('#')) return `"${text}" has a "#". Leave it and what follows out.`
  return null
}
