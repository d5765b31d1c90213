import type { WalletAccount } from '../../flows/account/walletAccount'
import { ExternalLink } from '../parts/ExternalLink'
import { explorerLink } from '../parts/explorerLink'

/** What the chain knows of the wallet, where a person can see for themselves. Nothing where the chain has no explorer. */
export function WalletOnChainLink({ account: { chain, address } }: { readonly account: WalletAccount }) {
  const href = explorerLink(chain, { kind: 'address', address })
  return href === null ? null : <ExternalLink href={href}>See your wallet on the chain</ExternalLink>
}
