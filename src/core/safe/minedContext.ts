import { type Address, isAddressEqual } from 'viem'

/** Facts of a mined transaction beyond its bytes, to judge its effect on others. */
export type MinedContext = {
  /** The sender: receives a refund without a named receiver. */
  readonly executor: Address
  /** Code at execution, including an EIP-7702 delegation. A missing address was not read. */
  readonly codes: readonly { readonly address: Address; readonly code: 'none' | 'code' }[]
  /** Recipients in the Transfer events of its receipt, from any contract. */
  readonly credited: readonly Address[]
}

/** Returns the code at an address, as far as known. `unread`: there may be any. */
export function codeAt(context: MinedContext | null, address: Address): 'none' | 'code' | 'unread' {
  const read = context?.codes.find((one) => isAddressEqual(one.address, address))
  return read?.code ?? 'unread'
}
