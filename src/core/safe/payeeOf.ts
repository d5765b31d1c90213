import {
  type Address,
  decodeFunctionData,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  isAddressEqual,
} from 'viem'
import { isHexEqual } from '../isHexEqual'
import { codeAt, type MinedContext } from './minedContext'
import { readPayment } from './readPayment'
import type { Call } from './safeTx'

/** Facts that decide whether a call runs code that could pay others. */
export type CallSurroundings = {
  /** Null: not read. */
  readonly context: MinedContext | null
  /** Tokens that the operator vouches for: they move the given amount, and call nobody. */
  readonly tokens: readonly Address[]
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
