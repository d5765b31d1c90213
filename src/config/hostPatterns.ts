/**
 * Returns the hosts as `allowedDomains` of the Safe Apps SDK, which tests each pattern against the whole origin with
 * its scheme. So each is anchored at both ends, has its dots escaped, and no flags (a `g` would remember).
 */
export function hostPatterns(hosts: readonly string[]): RegExp[] {
  return hosts.map((host) => new RegExp(`^${host.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`))
}
