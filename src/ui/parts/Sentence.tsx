import { Fragment, type ReactNode } from 'react'
import { jsxs } from '#jsx/jsx-runtime'

/** Renders a sentence of `messages` with elements between its words, in the order of the language. */
export function Sentence({ of }: { readonly of: readonly unknown[] }) {
  // As children written one after another: elements in an array would need keys.
  return jsxs(Fragment, { children: of as readonly ReactNode[] })
}
