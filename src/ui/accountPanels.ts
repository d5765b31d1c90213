import { deferredPart } from './parts/Deferred'

/** What the account dialog shows, of a Safe or of a wallet. Apart from the screens, because the dialog is one of them. */
export const accountPanels = {
  safe: deferredPart(async () => (await import('./wallet/AccountPanel')).AccountPanel),
  wallet: deferredPart(async () => (await import('./wallet/WalletPanel')).WalletPanel),
} as const
