import { deferredPart } from './parts/Deferred'

/**
 * The panels of the account dialog, for a Safe or a wallet. Apart from the screens, because the dialog is one of them.
 */
export const accountPanels = {
  safe: deferredPart(async () => (await import('./wallet/AccountPanel')).AccountPanel),
  wallet: deferredPart(async () => (await import('./wallet/WalletPanel')).WalletPanel),
} as const
