import type { Address } from 'viem'
import { basketKey, createBasketStore } from '../../src/flows/basket/basketStore'
import { storedBasket } from '../../src/flows/basket/storedBasket'
import type { KeyValueStorage } from '../../src/ports/storage'
import { aChain } from './safeFixtures'

/** The storage of an account, and its basket, read from there as the app does. */
export function storedIn(storage: KeyValueStorage, owner: Address, chainId = aChain.id) {
  const basket = createBasketStore()
  basket.open(storedBasket(storage, basketKey(chainId, owner)))
  return { storage, basket }
}
