import { locale, messages } from '../../language/messages'

// The first number format of a page takes milliseconds, and a short number needs none.
const written = (count: number) => (count < 1_000 ? `${count}` : count.toLocaleString(locale))

const fromSafe =
  'Choose one cause or several. Your Safe proposes one transaction for all of them, and its owners sign it once.'

/** The directory, the rows of its list, and the head of a cause. */
export const m = messages('ui/causes', {
  back: 'Back',
  all: 'All causes',
  missing: {
    title: 'There is no such cause',
    words: 'It is not, or no longer, in the directory of this page. Nothing can be given to it from here.',
  },
  fetchingDetails: 'Fetching the addresses and their proofs…',
  none: {
    title: 'There are no causes here yet',
    words:
      'Whoever runs this page lists the causes in its file causes.json, each with the address it receives at and the proof of that address. When the first one is there, you will see it here.',
  },
  filters: {
    name: 'Causes',
    search: 'Search',
    fold: (inUse: number) => (inUse === 0 ? 'Filters' : `Filters (${inUse})`),
    field: 'Field of work',
    anyField: 'All fields',
    chain: 'Receives on',
    anyChain: 'Any chain',
    token: 'Takes',
    anyToken: 'Any token',
  },
  searching: 'Searching…',
  count: (found: number, all: number) => {
    if (found !== all) return `${written(found)} of ${written(all)} causes`
    return all === 1 ? '1 cause' : `${written(all)} causes`
  },
  noMatch: {
    title: 'No cause matches',
    words: 'Try another word, or take away a filter.',
    showAll: 'Show all causes',
  },
  firstShown: (shown: number, found: number) =>
    `The first ${shown} of ${written(found)} are shown. Search for a name to find the others.`,
  showMore: (count: number) => `Show ${count} more`,
  give: {
    notConfirmed: 'Not confirmed yet: you can read about this cause, but not give to it.',
    stopped: (chain: string, state: 'paused' | 'retired', since: string) =>
      `Takes nothing on ${chain}: its address is ${state} since ${since}.`,
    noAddress: (chain: string, isWallet: boolean) =>
      `Has no address on ${chain}, ${isWallet ? 'where your wallet is' : 'the chain of your Safe'}.`,
    inGift: 'In your gift.',
    setAmount: 'Set the amount',
    setAmountFor: (cause: string) => ` for ${cause}`,
    add: 'Add to gift',
    added: (cause: string) => `${cause} is in your gift.`,
  },
  problem: {
    unreachable: 'The causes could not be fetched',
    tryAgain: 'Try again',
    rejected: 'The list of causes has a fault, so none of it is shown',
    tell: 'A wrong address costs money. Please tell whoever runs this page what is wrong in causes.json:',
    line: (line: number) => `Line ${line}, `,
    file: 'the file',
    fetchAgain: 'Fetch it again',
  },
  /** Texts of the first screen before the causes have loaded. */
  screen: {
    title: 'Good causes',
    question: 'Whom would you like to help?',
    fetching: 'Fetching the causes…',
    signOrCheck: 'To sign, or to check a gift',
    howToGive: {
      safe: fromSafe,
      framed: 'Read about the causes. From a Safe or a wallet, you can give to several of them at once.',
      visitor:
        'Read about them here. To give to one or to several at once, connect a wallet or open this page in your Safe.',
      wallet: 'Choose one cause or several. You review everything before your wallet is asked.',
    },
  },
})
