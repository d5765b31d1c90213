import { urlProblem } from './urlProblem'

/**
 * Why this cannot be the place of something that the page fetches, with the remedy; null when it can: a path on the
 * server that the app itself is on (`/auth`), or the URL of another one.
 */
export function placeProblem(text: string): string | null {
  if (!text.startsWith('/')) return urlProblem(text)
  if (text.startsWith('//') || text.includes('\\'))
    return `"${text}" names another server without saying how. Write it out in full, with https://.`
  if (text.includes('#')) return `"${text}" has a "#". Leave it and what follows out.`
  return null
}
