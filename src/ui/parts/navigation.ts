import { createContext, useContext, startTransition, useEffect, useState } from 'react'
import { afterPaint } from './afterPaint'

/** The user's place on a screen: scroll position, and the link. */
export type Place = { readonly scrollY: number; readonly href: string | null }

/** The user's navigation. Before the first step nothing takes the focus: the user may not be in this frame. */
export type Navigation = {
  /** Records a step. `place`: where the next screen goes on; its top when undefined. */
  record(place?: Place | null): void
  hasMoved(): boolean
  place(): Place | null
}

/** Creates a navigation without any step yet. */
export function createNavigation(): Navigation {
  let moved = false
  let current: Place | null = null
  return {
    record: (place = null) => {
      moved = true
      current = place
    },
    hasMoved: () => moved,
    place: () => current,
  }
}

export const NavigationContext = createContext<Navigation>(createNavigation())

/** Returns the navigation. Record each step of the user there, so that the next heading takes the focus. */
export function useNavigation(): Navigation {
  return useContext(NavigationContext)
}

/**
 * Returns true once the first screen of a visit has been painted: what can wait is not rendered or fetched before. True
 * at once for a user who has navigated, and may return to a place further down.
 */
export function useFirstPainted(): boolean {
  const [isPainted, setPainted] = useState(useNavigation().hasMoved())
  useEffect(() => {
    if (!isPainted) afterPaint(() => startTransition(() => setPainted(true)))
  }, [isPainted])
  return isPainted
}

/**
 * Moves focus and view back to the link that was followed from this screen.
 *
 * @returns False where the screen does not have it, or not yet.
 */
export function returnToLink({ href, scrollY }: Place): boolean {
  if (href === null) return false
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]')
  const link = [...links].find((one) => one.getAttribute('href') === href)
  if (link === undefined) return false
  link.focus({ preventScroll: true })
  window.scrollTo(0, scrollY)
  return true
}
