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
  proposes:
    'You choose causes and amounts. Your Safe proposes one transaction for all of them, and its owners sign it.',
  next: 'What happens then',
  follow: 'You can follow every gift here until it has been delivered.',
  read: 'You can read about every cause without connecting anything.',
  allCauses: 'See all causes',
})
