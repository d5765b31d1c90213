import { useLayoutEffect, useState } from 'react'

/**
 * Calls `onCommit` once, when the tree that it is part of stands in the page, and before that is painted. Whoever had the
 * focus on something that stood there before, and stands there again, keeps it: a press on Enter must not go astray.
 */
export function Committed({ onCommit }: { readonly onCommit: () => void }): null {
  // The last that is rendered before React empties the page for its own tree.
  const [before] = useState(() => document.activeElement)
  useLayoutEffect(() => {
    if (before !== null && !before.isConnected) findAgain(before)?.focus({ preventScroll: true })
    onCommit()
  }, [before, onCommit])
  return null
}

function findAgain({ tagName, textContent }: Element): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(tagName)].find((one) => one.textContent === textContent)
}
