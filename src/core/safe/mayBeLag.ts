import type { SafeFinding } from './checkSafe'

/** What a transaction of the Safe can change, and a host shows up to a minute later. */
const changing: ReadonlySet<string> = new Set<SafeFinding['field']>([
  'owners',
  'threshold',
  'nonce',
  'version',
])

/** Whether each disagreement of host and chain can come from a host that lags behind a change of the Safe. */
export function mayBeLag(disagreements: readonly { readonly field: string }[]): boolean {
  return disagreements.every(({ field }) => changing.has(field))
}
