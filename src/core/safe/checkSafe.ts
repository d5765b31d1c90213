import type { Address } from 'viem'
import { knownSingleton } from './knownContracts'
import type { SafeOnChain } from './safeTx'
import { safe130, safeUnknown, safeVersionNumber } from './safeVersion'

/** A host's claims about the Safe. */
export type SafeClaims = {
  readonly chainId: number
  readonly owners: readonly Address[]
  readonly threshold: number
  /** Null when the host does not report it. */
  readonly nonce: bigint | null
  readonly version: string | null
}

/** A difference between host and chain, or an unknown value on the chain. As text. */
export type SafeFinding = {
  readonly field: 'chainId' | 'singleton' | 'version' | 'owners' | 'threshold' | 'nonce'
  readonly host: string
  readonly chain: string
}

/** Hosts show a nonce up to a minute old; a busy Safe executes a few transactions in that time. */
const nonceBehind = 10n
/** Our own node may be a block or two behind the host's, with an execution in each. */
const nonceAhead = 2n

/**
 * Compares the host's claims with the chain. Empty: they match, and the Safe has a supported version. Compares owners
 * as a set. Allows a small difference in the nonce, since both sides read at different times.
 */
export function checkSafe(host: SafeClaims, chain: SafeOnChain): readonly SafeFinding[] {
  // The same address on another chain is another Safe: nothing else is comparable.
  if (host.chainId !== chain.chainId) {
    return [{ field: 'chainId', host: `${host.chainId}`, chain: `${chain.chainId}` }]
  }
  const findings: SafeFinding[] = []
  const claimedVersion = host.version?.split('+')[0]
  const version = safeVersionNumber(chain.version)

  if (knownSingleton(chain.singleton) === null) {
    findings.push({ field: 'singleton', host: 'a Safe', chain: `unknown contract ${chain.singleton}` })
  }
  if (version === null || version < safe130 || version >= safeUnknown) {
    const supported = `${chain.version} (1.3.0 to 1.5 are supported)`
    findings.push({ field: 'version', host: claimedVersion ?? 'not told', chain: supported })
  } else if (claimedVersion !== undefined && claimedVersion !== chain.version) {
    findings.push({ field: 'version', host: claimedVersion, chain: chain.version })
  }
  if (setOf(host.owners) !== setOf(chain.owners)) {
    findings.push({ field: 'owners', host: host.owners.join(', '), chain: chain.owners.join(', ') })
  }
  if (host.threshold !== chain.threshold) {
    findings.push({ field: 'threshold', host: `${host.threshold}`, chain: `${chain.threshold}` })
  }
  if (
    host.nonce !== null &&
    (host.nonce < chain.nonce - nonceBehind || host.nonce > chain.nonce + nonceAhead)
  ) {
    findings.push({ field: 'nonce', host: `${host.nonce}`, chain: `${chain.nonce}` })
  }
  return findings
}

function setOf(owners: readonly Address[]): string {
  return [...new Set(owners.map((owner) => owner.toLowerCase()))].sort().join()
}

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
