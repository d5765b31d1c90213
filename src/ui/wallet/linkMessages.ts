import { messages } from '../../language/messages'

/** Texts for WalletConnect's link. */
export const m = messages('ui/wallet/link', {
  title: 'Connect by a link',
  asking: 'Asking WalletConnect for a link…',
  openOnPhone: 'Open a wallet on this phone',
  howTo:
    'Copy this link and paste it where your wallet takes a WalletConnect link. In Safe{Wallet} that is the WalletConnect sign at the top.',
  onDevice: <T>(open: T) => ['Is the wallet on this device? ', open, '. '],
  openHere: 'Open it here',
  holds: 'This closes by itself once your wallet has answered. The link holds for five minutes.',
  close: 'Close',
})
