import { type Address, isAddressEqual } from 'viem'

/** What our node knows of a transaction in a block beyond its bytes, by which its effect on others can be judged. */
export type MinedContext = {
  /** The account that sent it: a refund without a receiver goes there. */
  readonly executor: Address
  /** Whether there was code when it ran, an EIP-7702 delegation included. What is not listed was not read. */
  readonly codes: readonly { readonly address: Address; readonly code: 'none' | 'code' }[]
  /** Whom the Transfer events in its receipt name as recipients, whichever contract they come from. */
  readonly credited: readonly Address[]
}

/** Returns what is known of the code at an address. `unread`: there may be any. */
export function codeAt(context: MinedContext | null, address: Address): 'none' | 'code' | 'unread' {
  const read = context?.codes.find((one) => isAddressEqual(one.address, address))
  return read?.code ?? 'unread'
}
