import { useCallback, useEffect, useRef } from 'react'

/**
 * Runs work at once, or, while a pointer is pressed, after its click. Leaving a field can write a line below it, and what
 * moves between press and release is not clicked: the button that the person pressed would do nothing.
 */
export function useAfterPress(): (work: () => void) => void {
  const isPressed = useRef(false)
  const waiting = useRef<(() => void)[]>([])

  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
      // The click follows the release in the same task.
      setTimeout(() => {
        for (const work of waiting.current.splice(0)) work()
      })
    }
    window.addEventListener('pointerdown', press, true)
    window.addEventListener('pointerup', release, true)
    window.addEventListener('pointercancel', release, true)
    return () => {
      window.removeEventListener('pointerdown', press, true)
      window.removeEventListener('pointerup', release, true)
      window.removeEventListener('pointercancel', release, true)
    }
  }, [])

  return useCallback((work) => {
    if (isPressed.current) waiting.current.push(work)
    else work()
  }, [])
}
