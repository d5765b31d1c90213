import { createContext, useContext } from 'react'

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
