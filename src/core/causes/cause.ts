import type { Address } from 'viem'

/** Where a cause receives on one chain, and how the operator came to believe it. */
export type CauseRecipient = {
  readonly chainId: number
  /** EIP-55 checksummed. */
  readonly address: Address
  /** Token symbols and/or "native"; absent means that the cause takes anything. */
  readonly accepts?: readonly string[]
  /** A public page of the cause that shows this address, and the day it was last compared (YYYY-MM-DD). */
  readonly proof: { readonly url: string; readonly checkedOn: string }
}

/** One good cause, as the operator's causes.json describes it. */
export type Cause = {
  /** Lower-case letters, digits and hyphens; used in links and stored with gifts. */
  readonly id: string
  readonly name: string
  /** One sentence for the directory. */
  readonly summary: string
  /** Paragraphs for the cause's own page. */
  readonly description: readonly string[]
  /** The field of work, as the operator names it: "Water", "Education". */
  readonly field: string
  readonly place: string
  /** https only. */
  readonly website?: string
  readonly registration?: { readonly authority: string; readonly number: string; readonly url?: string }
  /** A path relative to the app; absent means that a monogram is drawn. */
  readonly image?: string
  /** The operator has confirmed this cause. What is not confirmed is shown but cannot be given to. */
  readonly confirmed: boolean
  readonly recipients: readonly CauseRecipient[]
}
