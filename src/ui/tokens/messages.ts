import { messages } from '../../language/messages'

/** Texts for tokens that are not offered: found, looked up and added. */
export const m = messages('ui/tokens', {
  notLoaded: 'A part of this page did not load. Reload it.',
  own: 'Tokens that you have added',
  remove: 'Remove',
  removed: (symbol: string) => `${symbol} is removed.`,
  source: {
    noToken: 'no token',
    configured: (coin: string, tokens: string) => `Whoever runs this site has set: ${coin}, ${tokens}.`,
    listed: <T>(count: number, list: T, version: string, date: string) => [
      ` ${count === 1 ? 'One more comes' : `${count} more come`} from its list “`,
      list,
      `”, version ${version} of ${date}.`,
    ],
  },
  lookUp: {
    label: (chain: string) => `Add a token by its address on ${chain}`,
    hint: 'Copy it from the page of who issues the token. It is read from the chain, and kept in this browser.',
    reading: 'Reading it from the chain…',
    press: 'Look it up',
    read: (symbol: string) => `Read from the chain: ${symbol}.`,
    full: {
      sentence: (count: number) => `You have added ${count} tokens, which is as many as are kept.`,
      remedy: 'Remove one of them first.',
    },
    canBeChosen: (symbol: string) => `${symbol} can be chosen as an asset.`,
    unread: 'The token could not be checked',
    notAdded: (reason: string) => `${reason} Nothing was added. Look it up again in a moment.`,
    added: (symbol: string) => `${symbol} is added`,
    choose: 'Choose it in the field “Asset” of a gift. Causes that name what they accept do not offer it.',
  },
  facts: {
    name: 'What the token says of itself',
    symbol: 'Symbol',
    tokenName: 'Name',
    decimals: 'Decimals',
    address: 'Address',
    compare: 'Compare this token before you add it',
    unvouched:
      'Nobody has vouched for this token: it is not in the list of this site. Its name is the contract’s own word, and anybody can choose any name.',
    coSigners: 'Your co-signers see its address, not this name.',
    add: (symbol: string) => `Add ${symbol} as a custom token`,
  },
  held: {
    unread: (reason: string) => `${reason} Enter the address of the token, or look again later.`,
    looking: 'Looking for tokens…',
    look: 'Look for other tokens this Safe holds',
    name: 'Other tokens this Safe holds',
    found: (count: number) => {
      if (count === 0) return 'No other token was found that this Safe holds.'
      return count === 1 ? 'Your Safe holds one other token:' : `Your Safe holds ${count} other tokens:`
    },
    lookAt: 'Look at it',
    source:
      'The transaction service named the addresses; amounts and names were read from the chain. Anybody can send a token with any name to your Safe.',
    leftOut: (count: number) =>
      ` ${count} more were left out: your Safe does not hold them, they could not be read as tokens, or they were too many.`,
  },
  warning: {
    likeCoin: (symbol: string, address: string) =>
      `It calls itself like ${symbol}, the chain’s own coin. It is a contract at ${address}, and not that coin.`,
    likeToken: (symbol: string, known: string, address: string) =>
      `It calls itself like ${symbol}, which is at ${known}. This one is at ${address}: another token.`,
    likeAddress: (symbol: string, known: string, address: string) =>
      `Its address looks like that of ${symbol}: ${known}. This one is ${address}. Compare every character.`,
    hidden: 'There are hidden characters in its name or symbol. They are left out here.',
    noSymbol: 'It does not say what it is called. Amounts of it are shown with the ends of its address.',
    rightToLeft: (symbol: string) =>
      `It calls itself “\u2068${symbol}\u2069”, which is written from right to left and could swap places with amounts. Amounts of it are shown with the ends of its address.`,
  },
  /** Texts beside gifts of custom tokens, and for the operator's list. */
  notices: {
    custom: <T>(address: T) => ['Custom token, not from the list: ', address],
    changed: 'A custom token has changed since you added it',
    nothingSent: 'Nothing was sent.',
    unread: 'The custom tokens could not be checked again',
    compare: (reason: string) =>
      `${reason} Compare the amounts in your wallet or your Safe with these before you sign.`,
    notLoaded: 'A part of this page did not load. Reload it.',
    list: {
      unreachable: 'The list of tokens could not be fetched',
      giveOffered: (reason: string) =>
        `${reason} You can give the assets that are offered. Reload the page to try again.`,
      rejected: 'The list of tokens has a fault, so none of it is used',
      tell: 'You can give the assets that are offered. Please tell whoever runs this page what is wrong in tokens.json:',
      line: (line: number) => `Line ${line}, `,
      file: 'the file',
      more: (count: number) => `And ${count} more.`,
    },
  },
  /** Texts for the fold of another token, before any of it is fetched. */
  fold: {
    another: 'Another token',
    loading: 'Loading…',
  },
})
