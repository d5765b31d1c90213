import { type Address, decodeFunctionData, erc20Abi, isAddressEqual } from 'viem'
import { readPayment } from '../safe/readPayment'
import type { Call } from '../safe/safeTx'
import type { ChainTransaction } from './chainAccount'

/** Relation of a wallet's transaction to the intended payment, by its bytes. */
export type ChainTxJudgement =
  /** It makes this payment. */
  | 'ours'
  /** It only uses the nonce: a wallet's "cancel". */
  | 'cancel'
  /**
   * By its bytes it pays another recipient, or approves another spender, so it is another request. `paidInstead`
   * decides what it finally paid: the address or the token may run code.
   */
  | 'other'
  /** It pays the same recipient differently: the payment may be made in part, or in another way. */
  | 'overlap'
  /** Another account sent it, or it calls other code: its bytes do not show the recipient. */
  | 'wrapped'

/**
 * Compares a transaction with the intended payment, by the rules of viem's `waitForTransactionReceipt` (repriced: the same
 * recipient, value and input; cancelled: no value, sent to oneself). A wallet may append bytes to the input, which
 * contracts ignore.
 */
export function judgeChainTx(
  { from, to, value, data }: ChainTransaction,
  { wallet, call }: { readonly wallet: Address; readonly call: Call },
): ChainTxJudgement {
  if (!isAddressEqual(from, wallet)) return 'wrapped'
  const isSamePlace = to !== null && isAddressEqual(to, call.to)
  if (isSamePlace && value === call.value && data.toLowerCase().startsWith(call.data.toLowerCase()))
    return 'ours'
  if (to !== null && isAddressEqual(to, wallet)) return value === 0n && data === '0x' ? 'cancel' : 'wrapped'
  const beneficiary = to === null ? null : beneficiaryOf({ to, value, data })
  if (beneficiary === null) return 'wrapped'
  const recipient = recipientOf(call)
  return recipient === null || isAddressEqual(beneficiary, recipient) ? 'overlap' : 'other'
}

/**
 * Returns the recipient or spender in the bytes of a native send, a token transfer or an approval. Null for other
 * calls, which may contain this payment.
 */
function beneficiaryOf({ to, value, data }: Call): Address | null {
  if (data === '0x') return to
  // A token call sends no native coin.
  if (value !== 0n) return null
  try {
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
    return functionName === 'transfer' || functionName === 'approve' ? args[0] : null
  } catch {
    return null
  }
}

/** Returns null when the call is no plain payment: its recipient is unknown. */
function recipientOf(call: Call): Address | null {
  return readPayment(call)?.recipient ?? null
}
