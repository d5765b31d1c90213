import { type Address, getAddress, isAddress, isAddressEqual, isHex, zeroAddress } from 'viem'
import type { Cause } from '../causes/cause'
import { findCauseByRecipient } from '../causes/findCauseByRecipient'
import type { AppChain, ChainToken } from '../chain'
import { decodeTransfer } from '../safe/decodeTransfer'
import type { Call } from '../safe/safeTx'
import type { Asset } from './gift'
import type { TrackedGift } from './trackedGift'

export type ExplainContext = {
  readonly chain: AppChain
  readonly causes: readonly Cause[]
  /**
   * What the gift was put together with in this browser: tokens of the operator's list and the user's own, which are shown
   * as such. Left out where the transaction of another user is reviewed.
   */
  readonly givenAssets?: readonly Asset[]
  /** The Safe that makes the calls. */
  readonly safe: Address
}

export type ExplainedCalls =
  | { readonly kind: 'readable'; readonly gifts: readonly TrackedGift[] }
  /** At least one call is not understood to its last byte, so none is shown as a gift. */
  | { readonly kind: 'unreadable'; readonly reason: string }

/**
 * Says which gifts calls give, from their bytes alone. Strict: a call is either exactly what `buildBatch` writes, or
 * the whole is unreadable and the reason names the call (counted from 1). viem's decoder also takes bytes with dirty
 * upper address bits or junk at the end, so the arguments are encoded again and compared.
 */
export function explainCalls(calls: readonly Call[], context: ExplainContext): ExplainedCalls {
  if (calls.length === 0) return { kind: 'unreadable', reason: 'There is no call in it.' }
  const gifts: TrackedGift[] = []
  for (const [index, call] of calls.entries()) {
    const explained = explainCall(call, context)
    if (typeof explained === 'string') {
      return { kind: 'unreadable', reason: `Call ${index + 1} of ${calls.length} ${explained}.` }
    }
    gifts.push(explained)
  }
  return { kind: 'readable', gifts }
}

type KnownToken = ChainToken & Pick<Asset, 'custom'>

/** The gift of one call, or why it is none: the end of a sentence that begins with the call. */
function explainCall(call: Call, context: ExplainContext): TrackedGift | string {
  const { chain, safe, givenAssets = [] } = context
  const given = givenAssets.filter((asset) => asset.kind === 'token')
  const tokens: readonly KnownToken[] = [...chain.tokens, ...given]
  if (!isAddress(call.to, { strict: false })) return 'goes to something that is not an address'
  if (!isHex(call.data) || call.data.length % 2 !== 0) return 'carries data that is not whole bytes'
  if (isAddressEqual(call.to, zeroAddress)) return 'goes to the zero address'
  if (isAddressEqual(call.to, safe)) return 'goes to the Safe itself and can change its settings'

  const token = tokens.find(({ address }) => isAddressEqual(address, call.to))
  if (token === undefined) {
    if (call.data !== '0x') return `calls ${getAddress(call.to)}, a contract that is not known here`
    if (call.value <= 0n) return `sends nothing to ${getAddress(call.to)}`
    return describe(call.to, call.value, null, context)
  }

  if (call.value !== 0n) return `sends ${chain.nativeCurrency.symbol} to the contract of ${token.symbol}`
  const transfer = decodeTransfer(call.data)
  if (transfer === null) return `asks ${token.symbol} for something that is not a plain transfer`
  const { recipient, amount } = transfer
  if (amount === 0n) return `transfers no ${token.symbol}`
  if (isAddressEqual(recipient, zeroAddress)) return `transfers ${token.symbol} to the zero address`
  if (isAddressEqual(recipient, safe)) return `transfers ${token.symbol} from the Safe to itself`
  if (tokens.some(({ address }) => isAddressEqual(address, recipient))) {
    return `transfers ${token.symbol} to the contract of a token, where it is lost`
  }
  return describe(recipient, amount, token, context)
}

function describe(
  recipient: Address,
  amount: bigint,
  token: KnownToken | null,
  { chain, causes }: ExplainContext,
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
