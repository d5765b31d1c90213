import type { Cause } from '../../core/causes/cause'
import { recipientOn } from '../../core/causes/recipientOn'
import type { AppChain } from '../../core/chain'
import { type Basket, addLine } from '../../core/giving/basket'
import type { Session } from '../../core/session'
import type { Unreadable } from '../../core/storedText'
import { basketKey, type BasketStore, createBasketStore } from '../../flows/basket/basketStore'
import { newLineId } from './newLineId'
import { acceptsAsset, assetKey, assetsOf } from '../../core/giving/assets'
import { useApp } from '../AppContext'
import { useStoreValue } from '../parts/useStoreValue'

type BasketOnScreen = {
  readonly basket: Basket
  /** Adds a line for this cause. */
  add(cause: Cause, chain: AppChain): void
  /** Changes the lines in any other way. */
  edit: BasketStore['edit']
  /** Undoes an edit. */
  undo: BasketStore['undo']
  /** Sets the purpose of the gift. */
  describe: BasketStore['describe']
  /** A stored basket that cannot be read. */
  readonly unreadable: Unreadable | null
  discardUnreadable: BasketStore['discardUnreadable']
}

/** Visitors have no account, so their basket stays empty. */
const visitors = createBasketStore()

/** Returns the basket of the open Safe or wallet. */
export function useBasket(): BasketOnScreen {
  const { session, baskets } = useApp()
  const key = keyOf(useStoreValue(session))
  const store = key === null ? visitors : baskets.of(key)
  const basket = useStoreValue(store)
  const unreadable = useStoreValue(store.unreadable)
  const add = (cause: Cause, chain: AppChain) => {
    const seen = recipientOn(cause, chain.id)?.address
    return store.edit((lines) =>
      addLine(
        lines,
        {
          payee: { kind: 'cause', causeId: cause.id, ...(seen !== undefined && { seen }) },
          assetKey: firstAssetKey(cause, chain),
        },
        newLineId(),
      ),
    )
  }
  const { edit, undo, describe, discardUnreadable } = store
  return { basket, add, edit, undo, describe, unreadable, discardUnreadable }
}

function keyOf(session: Session): string | null {
  if (session.kind !== 'safe' && session.kind !== 'wallet') return null
  return basketKey(session.chainId, session.kind === 'safe' ? session.safe : session.address)
}

/**
 * Returns the asset of a new line: the chain's own coin where the cause accepts it, else the first token that it
 * accepts.
 */
function firstAssetKey(cause: Cause, chain: AppChain): string {
  const recipient = recipientOn(cause, chain.id)
  const first = assetsOf(chain).find((asset) => recipient === null || acceptsAsset(recipient, asset))
  return first === undefined ? 'native' : assetKey(first)
}
