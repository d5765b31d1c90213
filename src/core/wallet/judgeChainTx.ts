import { type Address, decodeFunctionData, erc20Abi, isAddressEqual } from 'viem'
import { decodeTransfer } from '../safe/decodeTransfer'
import type { Call } from '../safe/safeTx'
import type { ChainTransaction } from './chainAccount'

/** What a transaction of a wallet is to the payment that was asked for. */
export type ChainTxJudgement =
  /** It makes this payment. */
  | 'ours'
  /** It does nothing but use the nonce: a wallet's "cancel". */
  | 'cancel'
  /** It sends coins or tokens to another recipient, or approves another spender: none of this payment is in it. */
  | 'other'
  /** It pays the same recipient, and not as it was asked: the payment may be made in part, or in another way. */
  | 'overlap'
  /** Somebody else sent it for the wallet, or it goes through code, of the wallet or of others: its bytes do not tell. */
  | 'wrapped'

/**
 * Compares a transaction with the payment that was asked for, by the rules of viem's `waitForTransactionReceipt`
 * (repriced: the same recipient, value and input; cancelled: nothing, sent to oneself). A wallet may add bytes behind
 * the input; contracts do not read them.
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
 * Whom a plain send, a token transfer or an approval is for. Null for other calls: only these three run no code that
 * could carry another payment.
 */
function beneficiaryOf({ to, value, data }: Call): Address | null {
  if (data === '0x') return to
  // A token takes no coins.
  if (value !== 0n) return null
  try {
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
    return functionName === 'transfer' || functionName === 'approve' ? args[0] : null
  } catch {
    return null
  }
}

/** Null when the call is no plain payment, so that nobody can tell whom it pays. */
function recipientOf({ to, data }: Call): Address | null {
  return data === '0x' ? to : (decodeTransfer(data)?.recipient ?? null)
}
