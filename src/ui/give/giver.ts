import type { Account } from '../../flows/account/account'
import type { AppChain, ChainToken } from '../../core/chain'
import type { Givable } from '../tokens/useGivable'
import { type GiverWords, safeWords, walletWords } from './giverWords'
import { m } from './giverMessages'

/** The Safe or wallet that gives, and its words for the screens. */
export type Giver = Pick<Account, 'address' | 'balances' | 'tracked' | 'outbox'> & {
  /** The chain with the tokens of the operator's list. The account's own has only those of the configuration. */
  readonly chain: AppChain
  /** Added by the user. */
  readonly customTokens: readonly ChainToken[]
  /** The noun after "your". */
  readonly name: 'Safe' | 'wallet'
  /** Name of the place that shows the request to the user. */
  readonly shownBy: string
  readonly words: GiverWords
  readonly account: Account
}

/** Creates the giver from the open account and its assets. */
export function giverOf(account: Account, { chain, customTokens }: Givable): Giver {
  const { address, balances, tracked, outbox } = account
  const shared = { chain, customTokens, address, balances, tracked, outbox, account }
  return account.kind === 'safe'
    ? { ...shared, name: 'Safe', shownBy: m.safe.shownBy, words: safeWords }
    : { ...shared, name: 'wallet', shownBy: account.walletName, words: walletWords(account.walletName) }
}
