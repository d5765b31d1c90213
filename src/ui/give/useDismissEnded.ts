import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../paths'
import { useBasket } from './BasketContext'

type Ended = { isEnded(): boolean; dismiss(): void }

/** Dismisses a result that was seen: when the user leaves it, and when the basket has changed on another screen. */
export function useDismissEnded({ isEnded, dismiss }: Ended): void {
  const { basket } = useBasket()
  const [location] = useLocation()
  const before = useRef({ location, basket })

  useEffect(() => {
    const isLeaving = before.current.location === paths.give && location !== paths.give
    const isOutOfDate = before.current.basket !== basket && location !== paths.give
    before.current = { location, basket }
    if ((isLeaving || isOutOfDate) && isEnded()) dismiss()
  })
}
