import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the heading of the screen after a press that removed its own button.
 *
 * @param kind - Kind of the screen. The focus moves once it has changed.
 * @returns A function to call on the press.
 */
export function useFocusAfterPress(kind: string): () => void {
  const isPressed = useRef(false)
  useEffect(() => {
    if (!isPressed.current || document.activeElement !== document.body) return
    isPressed.current = false
    document.querySelector('h1')?.focus({ preventScroll: true })
  }, [kind])
  return () => {
    isPressed.current = true
  }
}
