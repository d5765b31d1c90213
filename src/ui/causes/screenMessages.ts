import { messages } from '../../language/messages'

const fromSafe =
  'Choose one cause or several. Your Safe proposes one transaction for all of them, and its owners sign it once.'

/** Texts of the first screen before the causes have loaded. */
export const m = messages('ui/causes/screen', {
  title: 'Good causes',
  question: 'Whom would you like to help?',
  fetching: 'Fetching the causes…',
  howToGive: {
    safe: fromSafe,
    visitor: 'Read about the causes. From a Safe or a wallet, you can give to several of them at once.',
    wallet: 'Choose one cause or several. You review everything before your wallet is asked.',
  },
})
