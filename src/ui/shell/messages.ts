import { messages } from '../../language/messages'

const promise = (giver: string) =>
  `Gifts go from your ${giver} straight to each cause. Nothing is held in between, and no fee is taken.`

/** Texts around every screen, and of a screen before it has loaded. */
export const m = messages('ui/shell', {
  skip: 'Skip to the content',
  navigation: 'Main',
  causes: 'Causes',
  howToGive: 'How to give',
  queue: (waiting: number, isLeast: boolean) =>
    waiting === 0 ? 'Queue' : `Queue (${waiting}${isLeast ? '+' : ''})`,
  inQueue: (waiting: number, isLeast: boolean) => {
    const least = isLeast ? 'at least ' : ''
    return waiting === 1 ? `, ${least}1 transaction waits` : `, ${least}${waiting} transactions wait`
  },
  yourGift: (count: number) => (count === 0 ? 'Your gift' : `Your gift (${count})`),
  activity: (waiting: number) => (waiting === 0 ? 'Activity' : `Activity (${waiting})`),
  waiting: (count: number) => `: ${count === 1 ? 'one waits' : `${count} wait`} for your Safe`,
  badge: {
    silent: 'Your Safe has not answered',
    refused: 'Not connected',
    readingOnly: 'Reading without a Safe',
    fetchingWallets: 'Fetching the wallets…',
    connectWallet: 'Connect Wallet',
    askingWallet: 'Asking your wallet…',
    reconnecting: 'Reconnecting…',
    contacting: 'Contacting your Safe…',
    connected: 'Connected',
    toTheSafe: ' to the Safe ',
    connectedTo: (safe: string, chain: string) => `Connected to the Safe ${safe} on ${chain}.`,
    unnamedChain: (chainId: number) => `Chain ${chainId}`,
    threshold: (threshold: number, owners: number) => `${threshold} of ${owners}`,
    haveToSign: ' owners have to sign',
  },
  notice: {
    readingOnly: 'You are reading without a Safe.',
    connectToGive: 'Connect a wallet to give, or open this page in your Safe.',
    walletsBroken: 'The wallets did not load',
    nothingSent: (reason: string) => `${reason} Nothing was sent.`,
    close: 'Close',
  },
  /** Names of the screens that need no account, as links. */
  ways: {
    name: 'Without giving',
    queue: 'Queue of a Safe',
    review: 'Review a transaction',
    record: 'Record of gifts',
    check: 'Check a gift record',
  },
  footer: {
    /** Giver, as far as known before the account has been read. */
    promise: {
      safe: promise('Safe'),
      wallet: promise('wallet'),
      either: promise('wallet or your Safe'),
    },
    appearance: 'Appearance',
    language: 'Language',
    unsaved: 'The page is loaded anew to change the language, and loses what you read or pasted here.',
    change: 'Change the language',
    stay: 'Stay here',
    themes: { light: 'Light', dark: 'Dark', system: 'Match my device', safe: 'Match my Safe' },
  },
  fetching: {
    cause: 'Fetching the cause…',
    page: 'Fetching the page…',
    queue: 'Fetching the queue…',
    sheet: 'Fetching the verification sheet…',
    review: 'Fetching the review…',
  },
  /** Names of what stopped working, as the start of a sentence. */
  stopped: {
    screen: 'This screen',
    wallets: 'The wallet dialogs',
    following: 'Following your gifts',
  },
  notFound: {
    title: 'There is no such page',
    words: 'The link may be old or cut short.',
    allCauses: 'See all causes',
  },
  account: {
    needsSafe: 'This screen needs your Safe.',
    reading: { Safe: 'Reading your Safe…', wallet: 'Reading your wallet…' },
    unreadTitle: 'Your wallet’s address could not be looked up on the chain',
    unreadSince: (reason: string, since: string) =>
      `${reason} There has been no answer since ${since}, and we keep asking.`,
    unreadWhy:
      'Whether it is a Safe decides how a gift is sent, so nothing can be sent before that is known.',
    again: 'Look again',
    brokenTitle: 'A part of the page did not load',
    broken: 'Nothing can be sent from here now. What you have given before is not affected.',
  },
})
