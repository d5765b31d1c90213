import { messages } from '../../language/messages'

/** Texts for how to give, with nothing connected. */
export const m = messages('ui/shell/visitor', {
  framed:
    'This page is inside another page, where only a Safe can give. Open it in your Safe, or in a tab of its own.',
  inTab:
    'Connect a wallet above, or open this page in your Safe. Either way gifts go straight to each cause, and there is no account to open.',
  fromWallet: 'From a wallet',
  wallet:
    'Connect it, choose causes and amounts, and confirm in your wallet: as one transaction where it can do that, else one payment after the other. You can stop in between, and nothing is sent twice.',
  fromSafe: 'From your Safe',
  safe: 'Open this page inside Safe{Wallet}. It then knows your Safe at once: there is nothing to connect and no message to sign. Three steps, once:',
  open: <T>(link: T) => [link, ' and choose the Safe you want to give from.'],
  /** Labels of Safe{Wallet}'s buttons, which are in English. */
  apps: <T>(apps: T, custom: T, add: T) => ['Go to ', apps, ', then ', custom, ', and choose ', add, '.'],
  paste: <T>(address: T) => ['Paste this address: ', address],
  copy: 'Copy the address',
  addFirst:
    'Add this page before the first gift: opened by a link alone, it is an unknown app in Safe{Wallet}, and each proposal says so.',
  proposes:
    'You choose causes and amounts. Your Safe proposes one transaction for all of them, and its owners sign it.',
  signOrCheck: 'To sign, or to check a gift',
  readAny:
    'Whoever signs for a Safe, keeps its books or was sent a gift record can read it here, with nothing connected.',
  next: 'What happens then',
  follow: 'You can follow every gift here until it has been delivered.',
  read: 'You can read about every cause without connecting anything.',
  allCauses: 'See all causes',
  /** The two ways to give to a cause. */
  cause: {
    connect: 'Connect a wallet to give',
    inSafe: 'Give from my Safe',
    noWallet: 'Without a wallet in this browser you can read everything here, and give from your Safe.',
  },
  /** Texts that explain Activity, with nothing connected. */
  activity: {
    framed:
      'Activity shows the gifts of your Safe or wallet: who has signed, what waits, and what has been delivered. To see yours, open this page in your Safe, or in a tab of its own.',
    inTab:
      'Activity shows the gifts of your Safe or wallet: who has signed, what waits, and what has been delivered. To see yours, connect the wallet you gave from, or open this page in your Safe.',
    review: 'Review a transaction of a Safe',
  },
  /** Texts for a parent window that has opened no Safe. */
  host: {
    silent:
      'This page is inside another page, and that page has been asked for your Safe for ten seconds. If the answer still comes, you are connected at once. Nothing has been sent.',
    askAgain: 'Ask again',
    goOnWithout: 'Go on without a Safe',
    refusedTitle: 'The page around this one is not a Safe that we know',
    refused: <T>(origin: T) => [
      'It is ',
      origin,
      ', and it answered as if it were your Safe. Nothing has been handed to it, and nothing can be given from here. If you did not expect this page, close it.',
    ],
    onlyRead: 'Only read the causes',
  },
  /** Texts for a Safe or a wallet on an unsupported chain. */
  unknownChain: {
    safe: {
      title: 'We do not know this Safe’s chain',
      lede: (chainId: number) =>
        `Your Safe is on chain ${chainId}. This site does not support that chain, so nothing can be given from your Safe here. Your money is safe.`,
      known: 'Chains you can give on',
      remedy:
        'If you have a Safe on one of them, choose it in Safe{Wallet}. This page then opens again with it.',
    },
    wallet: {
      title: 'Wrong network',
      lede: (chainId: number) =>
        `Your wallet is on chain ${chainId}. This site does not support that chain, so nothing can be given on it here. Your money is safe.`,
      known: 'Networks you can give on',
      remedy: 'Switch to one of them in your wallet, or with the network button at the top of this page.',
    },
    chain: (name: string, chainId: number) => `${name} (chain ${chainId})`,
    read: 'Read about the causes',
  },
})
