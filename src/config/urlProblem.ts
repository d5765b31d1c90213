import { isOnThisMachine } from './safeHosts'
import { parseUrl } from '../core/parseUrl'

/**
 * Returns why the app cannot use a server at this address, with the remedy; null when it can. It must be encrypted (or
 * on this machine), without user name, password and fragment.
 */
export function urlProblem(text: string): string | null {
  const url = parseUrl(text)
  if (url === null) return `"${text}" is not a URL. Write it out in full, e.g. https://rpc.example.org.`
  if (url.protocol !== 'https:' && !isOnThisMachine(url))
    return `"${text}" is not encrypted. Use https:// (http:// only for localhost and 127.0.0.1).`
  if (url.username !== '' || url.password !== '')
    return `"${text}" carries a user name or a password, which every visitor would see. Leave it out.`
  if (url.hash !== '') return `"${text}" has a "#". Leave it and what follows out.`
  return null
}
