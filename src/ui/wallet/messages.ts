import { messages } from '../../language/messages'

/** Texts for the account panel. */
export const m = messages('ui/wallet', {
  executing: ' (a transaction is being executed)',
  copyAddress: 'Copy Address',
  disconnect: 'Disconnect',
  readingBalance: 'Reading the balance…',
  noBalance: 'The balance could not be read',
  recent: 'Recent Transactions',
  clearAll: 'Clear All',
  /** In place of "Clear All", when only these have ended. */
  kept: (count: number) =>
    `${count === 1 ? '1 delivered gift stays' : `${count} delivered gifts stay`} in the list until another to the same recipient has ended, so that one payment is not counted for both.`,
  none: 'transactions will appear here...',
  allActivity: 'See all activity',
  queue: 'The whole queue',
  queues: 'Queues to co-sign',
  explorer: 'View more on Explorer',
  owners: 'Owners',
  mustSign: (chain: string, threshold: number, owners: number) =>
    `On ${chain}. ${threshold} of ${owners} ${owners === 1 ? 'owner has' : 'owners have'} to sign.`,
  mustSignByHost: (chain: string, threshold: number, owners: number) =>
    `On ${chain}. ${threshold} of ${owners} ${owners === 1 ? 'owner has' : 'owners have'} to sign, according to the page that embeds this app.`,
  walletOn: (wallet: string, chain: string) => `${wallet} on ${chain}`,
  /** Texts for WalletConnect's link. */
  link: {
    title: 'Connect by a link',
    asking: 'Asking WalletConnect for a link…',
    openOnPhone: 'Open a wallet on this phone',
    howTo:
      'Copy this link and paste it where your wallet takes a WalletConnect link. In Safe{Wallet} that is the WalletConnect sign at the top.',
    onDevice: <T>(open: T) => ['Is the wallet on this device? ', open, '. '],
    openHere: 'Open it here',
    holds: 'This closes by itself once your wallet has answered. The link holds for five minutes.',
    close: 'Close',
  },
})
