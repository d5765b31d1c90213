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
 * The address of a screen of Safe{Wallet}, to be opened in a new tab (a frame may not move the page around it).
 *
 * @param hostOrigin - The page around us, when it answered; it is used only if it is on the list of Safe hosts.
 */
export function safeLink(
  chain: Pick<AppChain, 'shortName'>,
  safe: Address,
  screen: SafeScreen = { kind: 'home' },
  hostOrigin: string = appConfig.safeHosts[0],
): string {
  const origin = appConfig.safeHosts.includes(hostOrigin) ? hostOrigin : appConfig.safeHosts[0]
  const id = screen.kind === 'tx' ? `&id=${screen.safeTxHash}` : ''
  return `${origin}${paths[screen.kind]}?safe=${chain.shortName}:${safe}${id}`
}
