import {
  type Address,
  decodeFunctionData,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  isAddressEqual,
} from 'viem'
import { isHexEqual } from '../isHexEqual'
import { readPayment } from './readPayment'
import type { Call, SafeTx } from './safeTx'
import { decodeCalls } from './decodeCalls'
import { refundOf } from './refundOf'

/** Facts that decide whether a call runs code that could pay others. */
export type CallSurroundings = {
  /** Null: not read. */
  readonly context: MinedContext | null
  /** Tokens that the operator vouches for: they move the given amount, and call nobody. */
  readonly tokens: readonly Address[]
}

/** Facts of a mined transaction beyond its bytes, to judge its effect on others. */
export type MinedContext = {
  /** The sender: receives a refund without a named receiver. */
  readonly executor: Address
  /** Code at execution, including an EIP-7702 delegation. A missing address was not read. */
  readonly codes: readonly { readonly address: Address; readonly code: 'none' | 'code' }[]
  /** Recipients in the Transfer events of its receipt, from any contract. */
  readonly credited: readonly Address[]
}

/**
 * Returns the only account that a mined call can have paid, or allowed to take something. Null: it runs code that may
 * pay anyone (a contract that forwards coin, an unlisted token), or that could not be read.
 */
export function payeeOf(call: Call, { context, tokens }: CallSurroundings): Address | null {
  const { to, value, data } = call
  const payment = readPayment(call)
  if (payment?.token === null) return codeAt(context, to) === 'none' ? payment.recipient : null
  if (value !== 0n || !isListed(tokens, to)) return null
  return payment?.recipient ?? spenderIn(data)
}

/** Returns true when a list has an address, in any case. */
export function isListed(list: readonly Address[], address: Address): boolean {
  return list.some((one) => isAddressEqual(one, address))
}

/** Returns the spender of an `approve` with exactly standard bytes. */
function spenderIn(data: Hex): Address | null {
  try {
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
    if (functionName !== 'approve') return null
    const again = encodeFunctionData({ abi: erc20Abi, functionName, args })
    return isHexEqual(again, data) ? args[0] : null
  } catch {
    return null
  }
}

/** Returns the code at an address, as far as known. `unread`: there may be any. */
export function codeAt(context: MinedContext | null, address: Address): 'none' | 'code' | 'unread' {
  const read = context?.codes.find((one) => isAddressEqual(one.address, address))
  return read?.code ?? 'unread'
}

/** Returns the addresses to which a transaction sends bare coin: its effect depends on whether they have code. */
export function addressesToRead(tx: SafeTx): readonly Address[] {
  const decoded = decodeCalls(tx)
  const calls = decoded.kind === 'calls' ? decoded.calls : []
  const receiver = refundOf(tx)?.receiver ?? null
  const sentTo = calls.filter(({ data }) => data === '0x').map(({ to }) => to)
  return receiver === null ? sentTo : [receiver, ...sentTo]
}
