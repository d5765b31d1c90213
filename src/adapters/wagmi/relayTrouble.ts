import type { WalletTrouble } from '../../ports/wallet'

const title = 'WalletConnect does not answer'
const what =
  'Its relay passes messages between this page and the wallet on your phone, and it could not be reached. Nothing was sent.'

/** There is no code yet, and the request is still open: it can still come. */
export const relaySlow: WalletTrouble = {
  title,
  words: `${what} Check your connection: this goes on by itself once it answers. Or choose a wallet in this browser.`,
}

/** The attempt has ended. */
export const relayGone: WalletTrouble = {
  title,
  words: `${what} Check your connection and try again, or choose a wallet in this browser.`,
}
