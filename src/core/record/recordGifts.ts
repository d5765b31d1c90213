import { type Address, isAddressEqual } from 'viem'
import type { Cause, DirectoryAbout } from '../causes/cause'
import type { AppChain } from '../chain'
import type { GiftRecord, Payer } from './giftRecord'
import type { Payment } from './paymentsOf'
import type { ReadExecution, RecordedTx } from './recordedTx'

/** A token as the record names it. */
export type NamedToken = { readonly symbol: string; readonly decimals: number }

/** Notes of a payment that the chain does not have, found by its recipient, token and amount. */
export type GiftNote = GiftRecord['noted']

export type NamingContext = {
  readonly chain: Pick<AppChain, 'id' | 'nativeCurrency' | 'tokens'>
  readonly causes: readonly Cause[]
  /** Version and date of the directory; null for a file of version 1. */
  readonly about: DirectoryAbout | null
  /** Name of a token that the chain's list lacks; null: it could not be read. */
  readonly tokenOf: (token: Address) => NamedToken | null
  /** Null: no note. */
  readonly noteOf: (payment: Payment) => Partial<GiftNote> | null
}

const nothingNoted: GiftNote = {
  name: null,
  memo: null,
  purpose: null,
  planId: null,
  proposer: null,
  value: null,
}

/**
 * Returns the payments of an executed Safe transaction as gifts of the record: with their assets, and with the causes that
 * the directory has at the recipients' addresses, including retired ones.
 */
export function recordGifts(
  execution: ReadExecution,
  payments: readonly Payment[],
  context: NamingContext,
): readonly GiftRecord[] {
  const payer = safePayer(execution)
  if (payer === null) return []
  return payments.map((payment) => recordGift(execution.recorded, payer, payment, context))
}

type Mined = Pick<RecordedTx, 'chainId' | 'txHash' | 'block' | 'executor' | 'feeWei'>

/** Returns one payment as a gift of the record. */
export function recordGift(
  { chainId, txHash, block, executor, feeWei }: Mined,
  payer: Payer,
  payment: Payment,
  context: NamingContext,
): GiftRecord {
  const { index, recipient, token, amount, arrived, outcome } = payment
  const { causes, about, noteOf } = context
  const cause = causeAt(causes, chainId, recipient)
  return {
    chainId,
    payer,
    txHash,
    blockNumber: block.number,
    blockHash: block.hash,
    atMs: block.atMs,
    index,
    recipient,
    asset: { token, ...nameToken(token, context) },
    amount,
    arrived,
    outcome,
    executor,
    feeWei,
    cause: cause === null ? null : describeCause(cause),
    directory: cause === null || about === null ? null : { version: about.version, date: about.date },
    noted: { ...nothingNoted, ...noteOf(payment) },
  }
}

function safePayer({ recorded, signers }: ReadExecution): Payer | null {
  const { safe: address, safeTxHash, tx, refund } = recorded
  return tx === null ? null : { kind: 'safe', address, safeTxHash, nonce: tx.nonce, signers, refund }
}

function describeCause({ id, name, country, registration }: Cause): GiftRecord['cause'] {
  return {
    id,
    name,
    country: country ?? null,
    registration:
      registration === undefined ? null : { authority: registration.authority, number: registration.number },
  }
}

/** Names the asset. A token that cannot be read is shown in its base units. */
function nameToken(token: Address | null, { chain, tokenOf }: NamingContext): NamedToken {
  const listed = chain.tokens.find(({ address }) => token !== null && isAddressEqual(address, token))
  const named = token === null ? chain.nativeCurrency : (listed ?? tokenOf(token))
  // Only these two fields: a record is written and compared as a whole.
  return named === null
    ? { symbol: 'unknown token', decimals: 0 }
    : { symbol: named.symbol, decimals: named.decimals }
}

/** Index of each list of causes: up to 10,000 gifts are looked up in one list. */
const indexes = new WeakMap<readonly Cause[], ReadonlyMap<string, Cause>>()

/** Returns the confirmed cause with this address. Retired addresses count: the gift went to the cause when it was made. */
export function causeAt(causes: readonly Cause[], chainId: number, address: Address): Cause | null {
  const index = indexes.get(causes) ?? indexOf(causes)
  indexes.set(causes, index)
  return index.get(placeKey(chainId, address)) ?? null
}

function indexOf(causes: readonly Cause[]): ReadonlyMap<string, Cause> {
  const index = new Map<string, Cause>()
  for (const cause of causes)
    for (const { chainId, address } of cause.confirmed ? cause.recipients : []) {
      const key = placeKey(chainId, address)
      if (!index.has(key)) index.set(key, cause)
    }
  return index
}

function placeKey(chainId: number, address: Address): string {
  return `${chainId}:${address.toLowerCase()}`
}
