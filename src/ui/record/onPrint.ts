import { flushSync } from 'react-dom'

/**
 * Calls `render` before the page is printed, and renders its updates at once: paper has no button for more. Returns a
 * function that ends it.
 */
export function onPrint(render: () => void): () => void {
  const medium = window.matchMedia('print')
  const flush = () => flushSync(render)
  // A preview of the print style alone, such as a tool's, raises no event of the window.
  const change = () => {
    if (medium.matches) flush()
  }
  window.addEventListener('beforeprint', flush)
  medium.addEventListener('change', change)
  return () => {
    window.removeEventListener('beforeprint', flush)
    medium.removeEventListener('change', change)
  }
}
