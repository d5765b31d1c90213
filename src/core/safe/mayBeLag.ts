import type { SafeFinding } from './checkSafe'

/** Fields that a transaction of the Safe can change, and that a host shows up to a minute late. */
const changing: ReadonlySet<string> = new Set<SafeFinding['field']>([
  'owners',
  'threshold',
  'nonce',
  'version',
])

/** Returns true when each difference may come from a host that lags behind a change of the Safe. */
export function mayBeLag(disagreements: readonly { readonly field: string }[]): boolean {
  return disagreements.every(({ field }) => changing.has(field))
}
