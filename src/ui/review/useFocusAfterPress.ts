import { useEffect, useRef } from 'react'

/**
 * For a button that its own press takes away: once the screen is of another kind, and the focus has gone with the button, the
 * heading of the screen takes it. Returns what to call on the press.
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
