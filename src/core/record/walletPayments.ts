import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { transfersFrom } from '../safe/tokenTransfers'
import { type PaidTx, paymentsOf, settlePayments, type TxPayments } from './paymentsOf'
import { m } from './messages'
import type { MinedTx } from './recordedTx'

const noRefund = {
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
}

/** Returns the transaction of an ordinary wallet as its one call. */
export function walletTx({ from, to, value, data, nonce, logs, isSuccessful }: MinedTx): PaidTx {
  return {
    safe: from,
    tx: to === null ? null : { to, value, data, operation: 0, nonce: BigInt(nonce), ...noRefund },
    outcome: isSuccessful ? 'success' : 'failure',
    refund: null,
    transfers: transfersFrom(from, logs),
    coinReturned: [],
  }
}

/** Returns true when the transaction itself is one plain payment, so its own fields show the amount. */
export function isPlainPayment(mined: MinedTx): boolean {
  return plainPayments(mined) !== null
}

/**
 * Returns the payments of an ordinary wallet in a transaction. A plain send or `transfer` is read from the transaction. For
 * other calls, such as a batch by the wallet's own code (EIP-7702), only events of listed tokens are trusted: any contract
 * can emit a Transfer from the wallet. Coin that such calls send emits no event.
 *
 * @param listed - The operator's list of tokens.
 */
export function walletPayments(
  mined: MinedTx,
  wallet: Address,
  listed: readonly { readonly address: Address }[],
): TxPayments {
  if (!isAddressEqual(mined.from, wallet)) return { kind: 'unreadable', reason: m.reading.otherSender }
  const plain = plainPayments(mined)
  if (plain !== null) return plain
  if (!mined.isSuccessful) return { kind: 'unreadable', reason: m.reading.revertedBatch }
  const { transfers, ...paid } = walletTx(mined)
  const isListed = (token: Address) => listed.some(({ address }) => isAddressEqual(address, token))
  const out = transfers.filter(({ value }) => value > 0n)
  const asked = out.flatMap(({ token, to: recipient, value: amount }, index) =>
    isListed(token) ? { index, recipient, token, amount } : [],
  )
  if (asked.length === 0)
    return {
      kind: 'unreadable',
      reason: out.length === 0 ? m.reading.noTransfer : m.reading.unlistedTransfer,
    }
  return {
    kind: 'read',
    payments: settlePayments(asked, { ...paid, transfers }),
    otherCalls: 1,
    movedOtherwise: false,
  }
}

function plainPayments(mined: MinedTx): TxPayments | null {
  const paid = paymentsOf(walletTx(mined), () => null)
  return paid.kind === 'read' && paid.payments.length > 0 ? paid : null
}
