import { useLayoutEffect, useState } from 'react'

/**
 * Calls `onCommit` once, when the tree that it is part of stands in the page, and before that is painted. Whoever had the
 * focus on something that stood there before, and stands there again, keeps it, and whoever was pressing it ends the press on
 * what took its place.
 */
export function Committed({ onCommit }: { readonly onCommit: () => void }): null {
  // The last that is rendered before React empties the page for its own tree.
  const [before] = useState(() => document.activeElement)
  const [pressed] = useState(() => document.querySelector('button:active'))
  useLayoutEffect(() => {
    if (before !== null && !before.isConnected) findAgain(before)?.focus({ preventScroll: true })
    if (pressed !== null && !pressed.isConnected) endPress(findAgain(pressed))
    onCommit()
  }, [before, pressed, onCommit])
  return null
}

/** The browser gives the click of a press to nobody when its button is gone by the release. */
function endPress(again: HTMLElement | undefined): void {
  const release = ({ target }: Event) => {
    if (target instanceof Node && again?.contains(target) === true) again.click()
  }
  window.addEventListener('pointerup', release, { once: true })
}

function findAgain({ tagName, textContent }: Element): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(tagName)].find((one) => one.textContent === textContent)
}
