import { messages } from '../../language/messages'

const relay =
  'Its relay passes messages between this page and the wallet on your phone, and it could not be reached. Nothing was sent.'

/** Texts for a wallet that did not connect, or did not switch its network. */
export const m = messages('adapters/wagmi', {
  busy: 'Open your wallet',
  busyMore: 'It is locked, or it has asked you something already. Open it, answer there, and press RETRY.',
  partMissing: 'This wallet’s part of the page did not load',
  partMissingMore:
    'The connection may have dropped, or a new version of the page has just been put up. Nothing was sent. Try again; if that does not help, reload this page.',
  notSwitched: 'The network was not switched',
  notSwitchedMore:
    'Your wallet gave an error. Open it, choose the network there, and come back. Nothing was sent.',
  stays: 'Your wallet stays on its network',
  staysMore: (app: string) =>
    `Your wallet does not support switching networks from ${app}. Try switching networks from within your wallet instead.`,
  relay: 'WalletConnect does not answer',
  relaySlow: `${relay} Check your connection: this goes on by itself once it answers. Or choose a wallet in this browser.`,
  relayGone: `${relay} Check your connection and try again, or choose a wallet in this browser.`,
})
