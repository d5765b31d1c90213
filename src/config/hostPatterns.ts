/**
 * The hosts as the Safe Apps SDK wants them (`allowedDomains`): it tests each pattern against the whole origin,
 * scheme included, so each is anchored at both ends, has its dots escaped, and no flags (a `g` would remember).
 */
export function hostPatterns(hosts: readonly string[]): RegExp[] {
  return hosts.map((host) => new RegExp(`^${host.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`))
}
