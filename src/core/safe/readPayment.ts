import {
  type Address,
  decodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  slice,
} from 'viem'
import { isHexEqual } from '../isHexEqual'
import type { Call } from './safeTx'

/** A plain payment, by the bytes of its call. */
export type PlainPayment = {
  /** EIP-55 checksummed. */
  readonly recipient: Address
  /** EIP-55 checksummed. Null: the chain's own coin. */
  readonly token: Address | null
  /** In base units. */
  readonly amount: bigint
}

const selectorSize = 4
const transferLength = 2 * (1 + selectorSize + 32 + 32)

/**
 * Returns the plain payment that a call makes: coin without data, or exactly an ERC-20 `transfer` without coin. Null:
 * another call. The amount may be 0, and the token any contract. Matches the review's effects of a payment.
 */
export function readPayment({ to, value, data }: Call): PlainPayment | null {
  if (data === '0x') return { recipient: getAddress(to), token: null, amount: value }
  const transfer = value === 0n ? decodeTransfer(data) : null
  return transfer === null ? null : { ...transfer, token: getAddress(to) }
}

/** Encodes the arguments again, since viem's decoder also takes dirty upper address bits and trailing junk. */
function decodeTransfer(data: Hex): Omit<PlainPayment, 'token'> | null {
  if (data.length !== transferLength) return null
  const [recipient, amount] = decodeAbiParameters(
    [{ type: 'address' }, { type: 'uint256' }],
    slice(data, selectorSize),
  )
  const again = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [recipient, amount] })
  return isHexEqual(again, data) ? { recipient, amount } : null
}
