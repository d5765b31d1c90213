import type { Address } from 'viem'

/** A source that shows that an address belongs to a cause, and its date. */
export type Proof = {
  /** Kind of place: the cause's own page or documentation, its repository, an ENS record, and so on. */
  readonly type: 'page' | 'docs' | 'repository' | 'ens' | 'signature' | 'registry'
  /** A public place that shows the address; https only. */
  readonly url: string
  /** The day it was last compared (YYYY-MM-DD). */
  readonly retrievedOn: string
  /** The quoted words. */
  readonly quote?: string
  /** The person who compared it. */
  readonly checkedBy?: string
}

/** State of an address, since when (YYYY-MM-DD), and the reason. */
type RecipientStatus = {
  readonly state: 'active' | 'paused' | 'retired'
  readonly since: string
  /** Present unless active. */
  readonly reason?: string
  /** Only for a retired address: another one of the same cause on the same chain. */
  readonly replacedBy?: Address
}

/** An address of a cause on one chain, with its proofs. */
export type CauseRecipient = {
  readonly chainId: number
  /** EIP-55 checksummed. */
  readonly address: Address
  readonly kind?: 'eoa' | 'safe' | 'splitter' | 'vesting' | 'other'
  /** Token symbols or addresses, and/or "native"; absent: anything that the cause does not refuse. */
  readonly accepts?: readonly string[]
  /** Assets that the cause does not take, in the same words. */
  readonly refuses?: readonly string[]
  /** Absent: active, since an unknown day. */
  readonly status?: RecipientStatus
  /** At least one. */
  readonly proofs: readonly Proof[]
}

/** A cause, as the operator's causes.json describes it. */
export type Cause = {
  /** Lower-case letters, digits and hyphens; used in links and stored with gifts. */
  readonly id: string
  readonly name: string
  /** The name in other languages, by BCP 47 tag. */
  readonly names?: Readonly<Record<string, string>>
  /** One sentence for the directory. */
  readonly summary: string
  /** Paragraphs for the cause's own page. */
  readonly description: readonly string[]
  /** The field of work, in the operator's words: "Water", "Education". */
  readonly field: string
  readonly place: string
  /** ISO 3166-1 alpha-2. */
  readonly country?: string
  /** https only. */
  readonly website?: string
  readonly registration?: { readonly authority: string; readonly number: string; readonly url?: string }
  /** A path relative to the app; absent: a monogram. */
  readonly image?: string
  /** True when the operator has confirmed this cause. Others are shown but cannot be given to. */
  readonly confirmed: boolean
  /** At most one on each chain that is not retired. */
  readonly recipients: readonly CauseRecipient[]
  /** Days of the operator's last and next check of the whole entry (YYYY-MM-DD). */
  readonly review?: { readonly lastChecked: string; readonly nextCheck: string; readonly by: string }
}

/** The metadata of the directory file. */
export type DirectoryAbout = {
  /** A whole number that grows with each release of the directory. */
  readonly version: number
  /** The day of the release (YYYY-MM-DD). */
  readonly date: string
  /** The publisher. */
  readonly name: string
  readonly url: string
}
