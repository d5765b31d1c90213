import { parseUrl } from '../core/parseUrl'

/** The origin of Safe{Wallet}, always allowed. */
const safeWalletOrigin = 'https://app.safe.global'

export type SafeHosts = {
  /** Exact origins, the first being the one that links open. */
  readonly hosts: readonly [string, ...string[]]
  /** Problems of the entries that were left out, one sentence with its remedy each. */
  readonly problems: readonly string[]
}

/**
 * Returns the only list of pages that may frame the app and act for a Safe: Safe{Wallet} and the origins that the
 * operator adds. The message allow-list, `frame-ancestors` and the links into the wallet all derive from it.
 *
 * @param additional - Comma-separated exact origins (`VITE_SAFE_HOSTS`). No path, no wildcard; `http:` only on this
 * machine.
 */
export function safeHosts(additional: string): SafeHosts {
  const hosts: [string, ...string[]] = [safeWalletOrigin]
  const problems: string[] = []
  for (const entry of additional.split(',').map((text) => text.trim())) {
    if (entry === '') continue
    const problem = originProblem(entry)
    if (problem !== null) problems.push(problem)
    else if (!hosts.includes(entry)) hosts.push(entry)
  }
  return { hosts, problems }
}

function originProblem(entry: string): string | null {
  const url = parseUrl(entry)
  if (url === null || entry.includes('*'))
    return `"${entry}" is not an origin. Write it out in full, e.g. https://safe.example.org, without "*".`
  if (url.protocol !== 'https:' && !isOnThisMachine(url))
    return `"${entry}" is not encrypted. Use https:// (http:// only for localhost and 127.0.0.1).`
  if (url.origin !== entry)
    return `"${entry}" is more than an origin, or not in its normal form. Write ${url.origin}.`
  return null
}

/** Returns true for plain http to this machine, where nobody else can read or respond. */
export function isOnThisMachine(url: URL): boolean {
  return url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
}

/**
 * Returns the hosts as `allowedDomains` of the Safe Apps SDK, which tests each pattern against the whole origin with
 * its scheme. So each is anchored at both ends, has its dots escaped, and no flags (a `g` would remember).
 */
export function hostPatterns(hosts: readonly string[]): RegExp[] {
  return hosts.map((host) => new RegExp(`^${host.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`))
}
