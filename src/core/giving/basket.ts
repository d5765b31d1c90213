import type { Address } from 'viem'
import type { PlanPart } from './planPart'

/** Who is to receive. */
export type Payee =
  | {
      readonly kind: 'cause'
      readonly causeId: string
      /** Where the directory said that the cause receives when the line was added. Left out by earlier releases. */
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

/** One line of the basket as it is typed: nothing in it is checked yet. */
export type BasketLine = {
  /** Stable within the basket. */
  readonly id: string
  readonly payee: Payee
  /** `native`, or the token's address on the Safe's chain. */
  readonly assetKey: string
  readonly amountText: string
  /** Where the amount was entered in money: what it was computed from (`core/prices/planned`). A typed amount has none. */
  readonly planned?: string | undefined
}

export type Basket = {
  readonly lines: readonly BasketLine[]
  /** The last proposal or batch that was made of this basket, while lines of it are left. */
  readonly plan?: PlanPart
}

/** How many lines are stored: a gift of more is no gift of one sitting. */
export const maxLines = 1_000
