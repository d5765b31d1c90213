import { createElement, Fragment, type ReactNode } from 'react'

/** A sentence with elements between its words, in the order of the language: what `messages` makes of them. */
export function Sentence({ of }: { readonly of: readonly unknown[] }) {
  // As single children: elements in an array would need keys.
  return createElement(Fragment, null, ...(of as readonly ReactNode[]))
}
