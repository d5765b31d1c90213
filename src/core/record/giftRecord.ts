import type { Address, Hex } from 'viem'
import type { ChainTxHash, SafeTxHash } from '../safe/safeTx'
import type { PaymentOutcome } from './paymentsOf'

/** The account that gave: a Safe, by a transaction that its owners signed, or an ordinary wallet. */
export type Payer =
  | {
      readonly kind: 'safe'
      readonly address: Address
      readonly safeTxHash: SafeTxHash
      /** Of the Safe. */
      readonly nonce: bigint
      /** Recovered from the signatures; null: not read. */
      readonly signers: readonly Address[] | null
      /** Refund that the Safe paid for the execution of the whole transaction, beside its gifts. */
      readonly refund: {
        readonly token: Address | null
        readonly receiver: Address
        readonly amount: bigint
      } | null
    }
  | {
      readonly kind: 'wallet'
      readonly address: Address
      /** Of the wallet; null: the transaction was sent by another account (EIP-7702, a relayer). */
      readonly nonce: number | null
    }

/** The value in money of a gift when it was planned. It is no part of the transaction. */
export type GivenValue = {
  /** ISO 4217. */
  readonly currency: string
  /** In the smallest unit of the currency. */
  readonly amount: bigint
  /** Source of the price, and the time that it is for. */
  readonly source: string
  readonly atMs: number
}

/** One delivered or failed payment with everything that the record knows of it. Never a tax receipt. */
export type GiftRecord = {
  readonly chainId: number
  readonly payer: Payer
  readonly txHash: ChainTxHash
  readonly blockNumber: bigint
  readonly blockHash: Hex
  /** Time of the block, in ms since 1970. */
  readonly atMs: number
  /** Its place among the calls of the transaction, from 0. */
  readonly index: number
  /** EIP-55 checksummed. */
  readonly recipient: Address
  readonly asset: {
    /** Null: the chain's own coin. */
    readonly token: Address | null
    /** For a token that the operator does not list, the symbol by its own contract. */
    readonly symbol: string
    readonly decimals: number
  }
  /** Amount given, in base units. */
  readonly amount: bigint
  /** Amount that stayed with the recipient, in base units. */
  readonly arrived: bigint
  readonly outcome: PaymentOutcome
  /** Sender of the chain transaction, who paid its fee in wei. The fee covers every payment of the transaction. */
  readonly executor: Address
  readonly feeWei: bigint
  /** From the directory; null: the recipient is not in it. */
  readonly cause: {
    readonly id: string
    readonly name: string
    readonly country: string | null
    readonly registration: { readonly authority: string; readonly number: string } | null
  } | null
  /** The directory that names the cause; null: the recipient is not in it, or it has no version. */
  readonly directory: { readonly version: number; readonly date: string } | null
  /** Notes of this browser or of the gift document, which the chain cannot have. */
  readonly noted: {
    /** The giver's own label of the recipient. */
    readonly name: string | null
    /** The giver's note for this payee, such as an invoice number. */
    readonly memo: string | null
    readonly purpose: string | null
    readonly planId: string | null
    readonly proposer: Address | null
    readonly value: GivenValue | null
  }
}

/** Returns the id of a gift: the same in every list and on every machine. */
export function giftRecordId({ chainId, payer, txHash, index }: GiftRecord): string {
  return `${chainId}:${payer.kind === 'safe' ? payer.safeTxHash : txHash}:${index}`
}
