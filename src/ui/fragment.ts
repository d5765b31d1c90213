import { useSyncExternalStore } from 'react'
import { mendLink } from '../core/mendLink'
import type { Place } from './parts/navigation'

type NavigateOptions = {
  readonly replace?: boolean
  /** Place on the new screen where the user goes on, instead of its top. */
  readonly state?: { readonly place: Place | null } | null
}

/** State of a history entry. */
type EntryState = {
  /** The user's place on this screen when leaving it. */
  readonly place?: Place | null
  /** The screen and the place that led here. */
  readonly from?: { readonly href: string; readonly place: Place }
}

/**
 * Provides wouter's location in the fragment of the address, without its query. wouter's own hash location puts a query
 * in front of the fragment, which a Safe's frame does not keep.
 */
export function useFragmentLocation(): [string, typeof navigate] {
  return [useSyncExternalStore(subscribe, () => parts().path), navigate]
}
useFragmentLocation.hrefs = (href: string) => `#${href}`

/** Returns the query in the fragment: "q=wells". */
export function useFragmentSearch(): string {
  return useSyncExternalStore(subscribe, () => parts().search)
}

/** Navigates to another screen, or changes the query of this one. Stores the user's place for Back. */
export function navigate(to: string, { replace = false, state = null }: NavigateOptions = {}): void {
  const oldURL = window.location.href
  if (replace) {
    window.history.replaceState(window.history.state, '', `#${to}`)
  } else {
    const place = placeNow()
    window.history.replaceState({ ...entryState(), place } satisfies EntryState, '')
    const from = { href: current(), place }
    window.history.pushState({ ...state, from } satisfies EntryState, '', `#${to}`)
  }
  window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: window.location.href }))
}

/** Returns the browser's state of the current screen. Empty after a load from outside. */
export function entryState(): EntryState {
  // Only `navigate` writes it.
  return (window.history.state as EntryState | null) ?? {}
}

function placeNow(): Place {
  const href = document.activeElement?.getAttribute('href') ?? null
  return { scrollY: window.scrollY, href }
}

function current(): string {
  return fragmentPath(window.location.hash)
}

function parts(): { readonly path: string; readonly search: string } {
  const [path = '/', search = ''] = current().split('?')
  return { path, search }
}

/**
 * Returns what the fragment holds, with its query: "/cause/wells", for `#/cause/wells` and `#cause/wells`. Undoes what mail and
 * chat do to links.
 */
export function fragmentPath(hash: string): string {
  return mendLink(`/${hash.replace(/^#?\/?/, '')}`)
}

const subscribers = new Set<() => void>()

/**
 * Subscribes through one window listener for all: React renders between two of them, and a screen would come before its
 * place is known.
 */
function subscribe(onChange: () => void): () => void {
  if (subscribers.size === 0) window.addEventListener('hashchange', notify)
  subscribers.add(onChange)
  return () => {
    subscribers.delete(onChange)
    if (subscribers.size === 0) window.removeEventListener('hashchange', notify)
  }
}

function notify() {
  for (const onChange of subscribers) onChange()
}
