import { type Address, isAddressEqual } from 'viem'
import type { Call } from '../safe/safeTx'
import type { ChainTransaction } from './chainAccount'

/** What a transaction of a wallet is to the payment that was asked for. */
export type ChainTxJudgement =
  /** It makes this payment. */
  | 'ours'
  /** It does nothing but use the nonce: a wallet's "cancel". */
  | 'cancel'
  | 'other'
  /** Somebody else sent it for the wallet, or it goes through the wallet's own code: its bytes do not tell. */
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
  if (to === null || !isAddressEqual(to, wallet)) return 'other'
  return value === 0n && data === '0x' ? 'cancel' : 'wrapped'
}
