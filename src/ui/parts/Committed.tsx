import { useLayoutEffect, useState } from 'react'

/**
 * Calls `onCommit` once, when its tree is in the page and before it is painted. An element that React replaces by an
 * equal one passes on its focus, and a press that has begun on it; what was unfolded stays open.
 */
export function Committed({ onCommit }: { readonly onCommit: () => void }): null {
  // The last render before React empties the page for its own tree.
  const [before] = useState(() => document.activeElement)
  const [pressed] = useState(() => document.querySelector('button:active'))
  const [folds] = useState(() => [...document.querySelectorAll('details')])
  useLayoutEffect(() => {
    // By their order: a summary may count what is chosen in it.
    const again = document.querySelectorAll('details')
    for (const [at, fold] of folds.entries())
      if (fold.open && !fold.isConnected) again[at]?.setAttribute('open', '')
    if (before !== null && !before.isConnected) findAgain(before)?.focus({ preventScroll: true })
    if (pressed !== null && !pressed.isConnected) endPress(findAgain(pressed))
    onCommit()
  }, [before, pressed, folds, onCommit])
  return null
}

/** Completes a press on a removed button: the browser sends no click when the button is gone by the release. */
function endPress(again: HTMLElement | undefined): void {
  const release = ({ target }: Event) => {
    if (target instanceof Node && again?.contains(target) === true) again.click()
  }
  window.addEventListener('pointerup', release, { once: true })
}

function findAgain({ tagName, textContent }: Element): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(tagName)].find((one) => one.textContent === textContent)
}
