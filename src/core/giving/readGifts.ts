import { type Address, getAddress, isAddress, isAddressEqual, isHex, zeroAddress } from 'viem'
import type { Cause } from '../causes/cause'
import { findCauseByRecipient } from '../causes/causesByReceiver'
import type { AppChain, ChainToken } from '../chain'
import { readPayment } from '../safe/readPayment'
import type { Call } from '../safe/safeTx'
import type { Asset } from './gift'
import type { TrackedGift } from './trackedGift'

export type ReadingContext = {
  readonly chain: AppChain
  readonly causes: readonly Cause[]
  /**
   * The assets that the gift was composed of in this browser: tokens of the operator's list and the user's own, shown as
   * such. Absent when another user's transaction is reviewed.
   */
  readonly givenAssets?: readonly Asset[]
  /** The Safe that makes the calls. */
  readonly safe: Address
}

/** Reason why a call is not a gift. */
export type CallFault =
  | { readonly code: 'noAddress' | 'bytes' | 'zero' | 'safe' }
  | { readonly code: 'contract' | 'nothing'; readonly address: Address }
  | { readonly code: 'coin'; readonly coin: string; readonly token: string }
  | { readonly code: 'notTransfer' | 'noAmount' | 'toZero' | 'toSafe' | 'toToken'; readonly token: string }

export type ReadGifts =
  | { readonly kind: 'readable'; readonly gifts: readonly TrackedGift[] }
  /** At least one call is not fully decoded. `place` counts from 1; `fault` null: no calls. */
  | { readonly kind: 'unreadable'; readonly place: number; readonly fault: CallFault | null }

/**
 * Decodes the gifts of calls from their bytes alone. Strict: each call is exactly as `buildBatch` writes it, or all are
 * unreadable. viem's decoder accepts dirty upper address bits and trailing bytes, so the arguments are encoded again and
 * compared.
 */
export function readGifts(calls: readonly Call[], context: ReadingContext): ReadGifts {
  if (calls.length === 0) return { kind: 'unreadable', place: 0, fault: null }
  const gifts: TrackedGift[] = []
  for (const [index, call] of calls.entries()) {
    const gift = readGift(call, context)
    if ('code' in gift) return { kind: 'unreadable', place: index + 1, fault: gift }
    gifts.push(gift)
  }
  return { kind: 'readable', gifts }
}

type KnownToken = ChainToken & Pick<Asset, 'custom'>

/** Returns the gift of one call, or why it is none. */
function readGift(call: Call, context: ReadingContext): TrackedGift | CallFault {
  const { chain, safe, givenAssets = [] } = context
  const given = givenAssets.filter((asset) => asset.kind === 'token')
  const tokens: readonly KnownToken[] = [...chain.tokens, ...given]
  if (!isAddress(call.to, { strict: false })) return { code: 'noAddress' }
  if (!isHex(call.data) || call.data.length % 2 !== 0) return { code: 'bytes' }
  if (isAddressEqual(call.to, zeroAddress)) return { code: 'zero' }
  if (isAddressEqual(call.to, safe)) return { code: 'safe' }

  const known = tokens.find(({ address }) => isAddressEqual(address, call.to))
  if (known === undefined) {
    const address = getAddress(call.to)
    if (call.data !== '0x') return { code: 'contract', address }
    if (call.value <= 0n) return { code: 'nothing', address }
    return describe(call.to, call.value, null, context)
  }

  const token = known.symbol
  if (call.value !== 0n) return { code: 'coin', coin: chain.nativeCurrency.symbol, token }
  const payment = readPayment(call)
  if (payment === null || payment.token === null) return { code: 'notTransfer', token }
  const { recipient, amount } = payment
  if (amount === 0n) return { code: 'noAmount', token }
  if (isAddressEqual(recipient, zeroAddress)) return { code: 'toZero', token }
  if (isAddressEqual(recipient, safe)) return { code: 'toSafe', token }
  if (tokens.some(({ address }) => isAddressEqual(address, recipient))) return { code: 'toToken', token }
  return describe(recipient, amount, known, context)
}

function describe(
  recipient: Address,
  amount: bigint,
  token: KnownToken | null,
  { chain, causes }: ReadingContext,
): TrackedGift {
  const cause = findCauseByRecipient(causes, chain.id, recipient)
  const { symbol, decimals } = token ?? chain.nativeCurrency
  return {
    causeId: cause?.id ?? null,
    payeeName: cause?.name ?? null,
    recipient: getAddress(recipient),
    symbol,
    decimals,
    token: token?.address ?? null,
    ...(token?.custom === true && { custom: token.custom }),
    amount,
  }
}
