import type { Address } from 'viem'
import type { AppChain } from '../core/chain'
import type { SafeTxHash } from '../core/safe/safeTx'
import { appConfig } from './appConfig'

/** A screen of the wallet that a link can open. */
export type SafeScreen =
  | { readonly kind: 'home' }
  | { readonly kind: 'queue' }
  | { readonly kind: 'history' }
  | { readonly kind: 'tx'; readonly safeTxHash: SafeTxHash }

const paths = {
  home: '/home',
  queue: '/transactions/queue',
  history: '/transactions/history',
  tx: '/transactions/tx',
}

/**
 * The URL of a screen of Safe{Wallet}, to be opened in a new tab (a frame may not navigate its parent window).
 *
 * @param hostOrigin - The parent window's origin; used only if it is on the list of Safe hosts.
 */
export function safeLink(
  chain: Pick<AppChain, 'shortName' | 'serviceUrl'>,
  safe: Address,
  screen: SafeScreen = { kind: 'home' },
  hostOrigin?: string,
): string {
  const isKnown = hostOrigin !== undefined && appConfig.safeHosts.includes(hostOrigin)
  const origin = isKnown ? hostOrigin : walletOf(chain)
  const id = screen.kind === 'tx' ? `&id=${screen.safeTxHash}` : ''
  return `${origin}${paths[screen.kind]}?safe=${chain.shortName}:${safe}${id}`
}

/** Safe{Wallet} itself knows only chains that Safe's own service indexes; another one has the operator's wallet. */
function walletOf({ serviceUrl }: Pick<AppChain, 'serviceUrl'>): string {
  const [safeWallet, operatorWallet] = appConfig.safeHosts
  return serviceUrl.startsWith('https://api.safe.global/') ? safeWallet : (operatorWallet ?? safeWallet)
}
