import { messages } from '../../../language/messages'

/** Texts of ours in RainbowKit's dialogs. */
export const m = messages('ui/wallet/rainbowkit', {
  noRelay: 'Wallets on a phone are not offered here: this site has no WalletConnect project id.',
})
