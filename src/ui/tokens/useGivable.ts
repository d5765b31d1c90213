import { useEffect, useMemo } from 'react'
import type { AppChain, ChainToken } from '../../core/chain'
import { assetKey, assetsOf } from '../../core/giving/assets'
import { withListedTokens } from '../../core/tokens/tokenList'
import type { Account } from '../../flows/account/account'
import type { TokenListState } from '../../flows/tokens/loadTokenList'
import { useCustomTokens } from './useCustomTokens'
import { useTokenList } from './useTokenList'

/** Assets that an account can give. */
export type Givable = {
  readonly list: TokenListState
  /** The account's chain with the tokens of the operator's list. */
  readonly chain: AppChain
  /** Added by the user. None of them is in the list. */
  readonly customTokens: readonly ChainToken[]
}

/**
 * Returns the assets that an account can give, with the operator's list and the user's own tokens. Reads their balances
 * too.
 */
export function useGivable(account: Account): Givable {
  const list = useTokenList()
  const { tokens } = useCustomTokens(account)
  const givable = useMemo(() => {
    const chain = list.kind === 'ready' ? withListedTokens(account.chain, list.list) : account.chain
    const listed = new Set(chain.tokens.map(({ address }) => address.toLowerCase()))
    const customTokens = tokens.filter(({ address }) => !listed.has(address.toLowerCase()))
    return { list, chain, customTokens }
  }, [account, list, tokens])

  useEffect(() => {
    const assets = assetsOf(givable.chain, givable.customTokens)
    const keys = (of: readonly Parameters<typeof assetKey>[0][]) => of.map(assetKey).join()
    if (keys(assets) !== keys(account.assets.getState())) account.assets.setState(assets, true)
  }, [account, givable])

  return givable
}
