import { type Address, decodeFunctionData, erc20Abi, type Hex, isAddressEqual } from 'viem'
import type { Call } from '../safe/safeTx'
import type { ChainTransaction } from './chainAccount'

/** What a transaction of a wallet is to the payment that was asked for. */
export type ChainTxJudgement =
  /** It makes this payment. */
  | 'ours'
  /** It does nothing but use the nonce: a wallet's "cancel". */
  | 'cancel'
  /** It sends coins or tokens, or approves of it, and not as it was asked. */
  | 'other'
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
  return to !== null && (data === '0x' || isOfToken(data)) ? 'other' : 'wrapped'
}

/** A transfer, or an approval: neither runs code that could carry another payment. */
function isOfToken(data: Hex): boolean {
  try {
    const { functionName } = decodeFunctionData({ abi: erc20Abi, data })
    return functionName === 'transfer' || functionName === 'approve'
  } catch {
    return false
  }
}
