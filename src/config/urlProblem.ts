import { isOnThisMachine } from './safeHosts'

/**
 * Why this cannot be the address of a server that the app talks to, with the remedy; null when it can.
 * Encrypted (or on this machine), without a user name or password and without a fragment.
 */
export function urlProblem(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null) return `"${text}" is not a URL. Write it out in full, e.g. https://rpc.example.org.`
  if (url.protocol !== 'https:' && !isOnThisMachine(url))
    return `"${text}" is not encrypted. Use https:// (http:// only for localhost and 127.0.0.1).`
  if (url.username !== '' || url.password !== '')
    return `"${text}" carries a user name or a password, which every visitor would see. Leave it out.`
  if (url.hash !== '') return `"${text}" has a "#". Leave it and what follows out.`
  return null
}
