import type { Account } from '../../flows/account/account'
import type { AppChain, ChainToken } from '../../core/chain'
import type { Givable } from '../tokens/useGivable'
import type { GiverWords } from './giverWords'
import { m } from './giverMessages'
import { safeWords } from './safeWords'
import { walletWords } from './walletWords'

/** Who gives: what the screens need to know of a Safe or of an ordinary wallet, and how they speak of it. */
export type Giver = Pick<Account, 'address' | 'balances' | 'tracked' | 'outbox'> & {
  /** With the tokens of the operator's list. The account's own chain has only those of the configuration. */
  readonly chain: AppChain
  /** Added by the user. */
  readonly customTokens: readonly ChainToken[]
  /** What it is, after "your". */
  readonly name: 'Safe' | 'wallet'
  /** Where a request is shown to the user. */
  readonly shownBy: string
  readonly words: GiverWords
  readonly account: Account
}

/** The open account as the one who gives, and what can be given from it. */
export function giverOf(account: Account, { chain, customTokens }: Givable): Giver {
  const { address, balances, tracked, outbox } = account
  const shared = { chain, customTokens, address, balances, tracked, outbox, account }
  return account.kind === 'safe'
    ? { ...shared, name: 'Safe', shownBy: m.safe.shownBy, words: safeWords }
    : { ...shared, name: 'wallet', shownBy: account.walletName, words: walletWords(account.walletName) }
}
