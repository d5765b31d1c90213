import { Children, type ReactNode } from 'react'

/** A sentence with elements between its words, in the order of the language: what `messages` makes of them. */
export function Sentence({ of }: { readonly of: readonly unknown[] }) {
  return <>{Children.toArray(of as readonly ReactNode[])}</>
}
