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
  /** Chosen by the giver, not from the directory. */
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
  /** Source of an amount entered in money (`core/prices/planned`). Absent for a typed amount. */
  readonly planned?: string | undefined
}

export type Basket = {
  readonly lines: readonly BasketLine[]
  /** The last proposal or batch made of this basket, while some of its lines are left. */
  readonly plan?: PlanPart
  /** Purpose of the gift as typed, not empty. Absent: no purpose. */
  readonly purpose?: string
}

/** Maximum length of a purpose in a gift document, in characters. */
export const maxPurposeLength = 280

/** Maximum number of stored lines. */
export const maxLines = 1_000
