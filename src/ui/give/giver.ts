import type { Address } from 'viem'
import type { AppChain } from '../../core/chain'
import type { SafeAccount } from '../../flows/account/account'
import type { WalletAccount } from '../../flows/account/walletAccount'

/** Who gives: all that the basket and the review need to know of a Safe or of an ordinary wallet. */
export type Giver = {
  /** As a person calls it, after "your". */
  readonly name: 'Safe' | 'wallet'
  readonly chain: AppChain
  readonly address: Address
  readonly balances: SafeAccount['balances']
  readonly tracked: SafeAccount['tracked']
}

/** The open Safe as the one who gives. */
export function safeGiver({ chain, safe, balances, tracked }: SafeAccount): Giver {
  return { name: 'Safe', chain, address: safe, balances, tracked }
}

/** The connected wallet as the one who gives. */
export function walletGiver({ chain, address, balances, tracked }: WalletAccount): Giver {
  return { name: 'wallet', chain, address, balances, tracked }
}
