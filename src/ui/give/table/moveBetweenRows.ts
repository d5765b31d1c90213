import type { KeyboardEvent } from 'react'

type Cell = HTMLInputElement | HTMLSelectElement

/**
 * Moves the focus to the same column of the next or the previous row, as in a spreadsheet: by an arrow key, by Enter, or by
 * Enter with Shift. An arrow would otherwise change the asset of a closed list, and Enter would submit the basket.
 */
export function moveBetweenRows(event: KeyboardEvent<Cell>): void {
  const { currentTarget: cell, key, shiftKey } = event
  if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
  const isDown = (key === 'ArrowDown' && !shiftKey) || (key === 'Enter' && !shiftKey)
  const isUp = (key === 'ArrowUp' && !shiftKey) || (key === 'Enter' && shiftKey)
  if ((!isDown && !isUp) || isOpen(cell)) return
  event.preventDefault()
  const row = cell.closest('tr')
  const next = isDown ? row?.nextElementSibling : row?.previousElementSibling
  const target = next?.querySelector<Cell>(`[data-column="${cell.dataset.column}"]`)
  target?.focus()
  if (target instanceof HTMLInputElement) target.select()
}

/** Returns true while the options of a list are shown: its keys then choose among them. */
function isOpen(cell: Cell): boolean {
  try {
    return cell.matches('select:open')
  } catch {
    // A browser without :open.
    return false
  }
}
