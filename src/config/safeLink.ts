import type { Address } from 'viem'
import type { AppChain } from '../core/chain'
import type { SafeTxHash } from '../core/safe/safeTx'
import { appConfig } from './appConfig'

const paths = {
  home: '/home',
  queue: '/transactions/queue',
  history: '/transactions/history',
  tx: '/transactions/tx',
}

/** A screen of the wallet that a link can open: one of its lists, or one transaction. */
export type SafeScreen = 'home' | 'queue' | 'history' | { readonly safeTxHash: SafeTxHash }

/**
 * Returns the URL of a screen of Safe{Wallet}, for a new tab: a frame may not navigate its parent window.
 *
 * @param hostOrigin - Origin of the parent window; used only if it is on the list of Safe hosts.
 */
export function safeLink(
  chain: Pick<AppChain, 'shortName' | 'serviceUrl'>,
  safe: Address,
  screen: SafeScreen = 'home',
  hostOrigin?: string,
): string {
  const isKnown = hostOrigin !== undefined && appConfig.safeHosts.includes(hostOrigin)
  const origin = isKnown ? hostOrigin : walletOf(chain)
  const place = `${chain.shortName}:${safe}`
  if (typeof screen === 'string') return `${origin}${paths[screen]}?safe=${place}`
  return `${origin}${paths.tx}?safe=${place}&id=${screen.safeTxHash}`
}

/**
 * Returns the wallet of a chain. Safe{Wallet} supports only chains that Safe's own service indexes; any other has the
 * operator's.
 */
function walletOf({ serviceUrl }: Pick<AppChain, 'serviceUrl'>): string {
  const [safeWallet, operatorWallet] = appConfig.safeHosts
  return serviceUrl.startsWith('https://api.safe.global/') ? safeWallet : (operatorWallet ?? safeWallet)
}
