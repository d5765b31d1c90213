import { useLayoutEffect } from 'react'

/** Calls `onCommit` once, when the tree that it is part of stands in the page, and before that is painted. */
export function Committed({ onCommit }: { readonly onCommit: () => void }): null {
  useLayoutEffect(onCommit, [onCommit])
  return null
}
