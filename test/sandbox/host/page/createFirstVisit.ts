import type { StoreApi } from 'zustand/vanilla'
import type { HostState } from './hostState'

/** The pages that the real wallet shows before it loads an app that it does not know. */
export type FirstVisitPage = 'disclaimer' | 'unknownApp'

/** Which page stands before the app. The disclaimer is accepted once, the warning returns until it is ticked away. */
export function createFirstVisit(store: StoreApi<HostState>) {
  let isAccepted = false
  let isTickedAway = false

  /** The page to show when an app is opened; null: the app. */
  function next(): FirstVisitPage | null {
    if (!store.getState().knobs.firstVisit) return null
    if (!isAccepted) return 'disclaimer'
    return isTickedAway ? null : 'unknownApp'
  }

  return {
    next,
    /** "Continue"; `hide`: the warning is not shown again. */
    goOn(hide: boolean) {
      const { firstVisitPage } = store.getState()
      isAccepted = true
      if (hide) isTickedAway = true
      store.setState({ firstVisitPage: firstVisitPage === 'disclaimer' ? next() : null })
    },
  }
}
