import type { Address } from 'viem'
import type { PlanPart } from './planPart'

/** The recipient of a line. */
export type Payee =
  | {
      readonly kind: 'cause'
      readonly causeId: string
      /** The cause's address in the directory when the line was added. Absent in baskets of earlier releases. */
      readonly seen?: Address
    }
  /** Chosen by the giver, and not from the directory. */
  | {
      readonly kind: 'address'
      /** EIP-55 checksummed. */
      readonly address: Address
      /** The giver's own label. */
      readonly name: string | null
      /** The ENS name that resolved to the address when the line was added. */
      readonly ensName: string | null
    }

/** A line of the basket as typed, unchecked. */
export type BasketLine = {
  /** Stable within the basket. */
  readonly id: string
  readonly payee: Payee
  /** `native`, or the token's address on the Safe's chain. */
  readonly assetKey: string
  readonly amountText: string
  /** What an amount entered in money was computed from (`core/prices/planned`). Absent for a typed amount. */
  readonly planned?: string | undefined
}

export type Basket = {
  readonly lines: readonly BasketLine[]
  /** The last proposal or batch that was made of this basket, while lines of it are left. */
  readonly plan?: PlanPart
  /** What the gift is for, as it is typed: not empty. Left out: nothing is said. */
  readonly purpose?: string
}

/** As many characters as a gift document takes. */
export const maxPurposeLength = 280

/** The most lines that are stored. */
export const maxLines = 1_000
