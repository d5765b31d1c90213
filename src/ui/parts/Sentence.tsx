import { createElement, Fragment, type ReactNode } from 'react'

/** Renders a sentence of `messages` with elements between its words, in the order of the language. */
export function Sentence({ of }: { readonly of: readonly unknown[] }) {
  // As single children: elements in an array would need keys.
  return createElement(Fragment, null, ...(of as readonly ReactNode[]))
}
