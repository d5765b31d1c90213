import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { recipientOn } from '../../core/causes/recipientOn'
import { useApp, useChain } from '../AppContext'
import { causesOf } from '../give/causesOf'
import { useBasket } from '../give/useBasket'
import { useAnnounce } from '../parts/LiveRegion'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'
import { isInGift } from './GiveToCause'
import { m } from './messages'

/**
 * Adds causes pressed in index.html to the gift when no button on screen does so: the user has gone to another screen
 * since, or has typed a search that hides the button.
 */
export function AddPressed(): null {
  const { causes, pressedCauses } = useApp()
  const directory = useStoreValue(causes)
  const chain = useChain()
  const { basket, add } = useBasket()
  const announce = useAnnounce()
  const [location] = useLocation()
  const isSearching = useSearch() !== ''
  useEffect(() => {
    // The rows of the directory handle it there, and move the focus from the pressed button.
    if (chain === null || (location === paths.causes && !isSearching)) return
    for (const cause of causesOf(directory)) {
      if (!pressedCauses.delete(cause.id)) continue
      if (!cause.confirmed || recipientOn(cause, chain.id) === null || isInGift(cause, basket)) continue
      add(cause, chain)
      announce(m.give.added(cause.name))
    }
  })
  return null
}
