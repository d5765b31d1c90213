import type { Account } from '../../flows/account/account'
import { UnreadableNotice } from '../parts/UnreadableNotice'
import { useStoreValue } from '../parts/useStoreValue'
import { useCustomTokens } from '../tokens/useCustomTokens'
import { useBasket } from './useBasket'

/** Shows stored data of this account that cannot be read: the basket, the tracked list, the tokens. */
export function UnreadNotices({ account }: { readonly account: Account }) {
  const basket = useBasket()
  const tokens = useCustomTokens(account)
  const list = useStoreValue(account.tracked).unreadable ?? null
  return (
    <>
      {basket.unreadable !== null && (
        <UnreadableNotice
          thing="basket"
          unreadable={basket.unreadable}
          onDiscard={basket.discardUnreadable}
        />
      )}
      {list !== null && (
        <UnreadableNotice thing="list" unreadable={list} onDiscard={account.discardTracked} />
      )}
      {tokens.unreadable !== null && (
        <UnreadableNotice
          thing="tokens"
          unreadable={tokens.unreadable}
          onDiscard={tokens.edit.discardUnreadable}
        />
      )}
    </>
  )
}
