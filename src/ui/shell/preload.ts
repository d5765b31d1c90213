import { accountPanels } from '../accountPanels'
import { preloadScreens } from '../routes'
import { shellParts, walletParts } from './shellParts'

/**
 * Fetches the screens of an account when they are likely to be opened: there is a gift, or a pointer or the focus is on
 * their links. A failure is reported where the screen opens.
 */
export function preloadGiving(): void {
  void preloadScreens('withAccount')
}

/** Fetches the account dialog of a Safe, when a pointer or the focus is on its button. */
export function preloadAccountDialog(): void {
  for (const part of [shellParts.accountDialog, accountPanels.safe]) part.load().catch(() => undefined)
}

/** Fetches all of a wallet's screens once it is connected. */
export function preloadWalletScreens(): void {
  preloadGiving()
  for (const part of [...Object.values(walletParts), accountPanels.wallet]) part.load().catch(() => undefined)
}

/**
 * Loads what no first screen needs. Until the two typefaces are there, the device's own serif and sans stand in, so
 * that no text waits for them.
 */
export function loadTheRest(): void {
  import('../afterFirstScreen').then(({ completePage }) => completePage(document)).catch(() => undefined)
}
