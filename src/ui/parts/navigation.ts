import { createContext, useContext } from 'react'

/** Where on a screen the user was: how far down, and on which link. */
export type Place = { readonly scrollY: number; readonly href: string | null }

/** Whether the user has gone anywhere yet. Until then nothing takes the focus: the user may not be in this frame. */
export type Navigation = {
  /** `place`: where the next screen goes on; its top when left out. */
  record(place?: Place | null): void
  hasMoved(): boolean
  place(): Place | null
}

/** The user has not navigated yet. */
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

/** To be told of each step that the user takes, so that the next heading takes the focus. */
export function useNavigation(): Navigation {
  return useContext(NavigationContext)
}
