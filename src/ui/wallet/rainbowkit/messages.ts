import { messages } from '../../../language/messages'

/** What RainbowKit's dialogs say in our words. */
export const m = messages('kit', {
  noRelay: 'Wallets on a phone are not offered here: this site has no WalletConnect project id.',
})
