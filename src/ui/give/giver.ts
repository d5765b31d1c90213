import type { Account } from '../../flows/account/account'
import type { GiverWords } from './giverWords'
import { safeWords } from './safeWords'
import { walletWords } from './walletWords'

/** Who gives: what the screens need to know of a Safe or of an ordinary wallet, and how they speak of it. */
export type Giver = Pick<Account, 'chain' | 'address' | 'balances' | 'tracked' | 'outbox'> & {
  /** What it is, after "your". */
  readonly name: 'Safe' | 'wallet'
  /** Where a request is shown to the user. */
  readonly shownBy: string
  readonly words: GiverWords
  readonly account: Account
}

/** The open account as the one who gives. */
export function giverOf(account: Account): Giver {
  const { chain, address, balances, tracked, outbox } = account
  const shared = { chain, address, balances, tracked, outbox, account }
  return account.kind === 'safe'
    ? { ...shared, name: 'Safe', shownBy: 'your Safe', words: safeWords }
    : { ...shared, name: 'wallet', shownBy: account.walletName, words: walletWords(account.walletName) }
}
