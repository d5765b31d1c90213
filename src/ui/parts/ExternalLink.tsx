import type { ReactNode } from 'react'
import type { Address } from 'viem'
import css from './drawings.module.css'
import { Icon } from './Icon'
import { VisuallyHidden } from './basics'
import { m } from './messages'
import type { AppChain } from '../../core/chain'
import type { ChainTxHash } from '../../core/safe/safeTx'
import { appConfig } from '../../config/appConfig'

type ExternalLinkProps = { readonly href: string; readonly children: ReactNode }

/** Links out of the app, always in a new tab: the Safe's frame may not leave its parent window. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  return (
    <a className={css.external} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="external" />
      <VisuallyHidden>{m.newTab}</VisuallyHidden>
    </a>
  )
}

/**
 * Returns the explorer's page of an address or of a transaction (never of a safeTxHash). Null where the chain has no
 * explorer.
 */
export function explorerLink(
  chain: AppChain,
  target:
    | { readonly kind: 'address'; readonly address: Address }
    | { readonly kind: 'tx'; readonly txHash: ChainTxHash },
): string | null {
  if (chain.explorerUrl === null) return null
  const base = chain.explorerUrl.replace(/\/$/, '')
  return target.kind === 'address' ? `${base}/address/${target.address}` : `${base}/tx/${target.txHash}`
}

/** Links to Safe{Wallet} when the user's Safe is unknown. */
export function SafeWalletLink() {
  return <ExternalLink href={appConfig.safeHosts[0]}>{m.openSafe}</ExternalLink>
}
