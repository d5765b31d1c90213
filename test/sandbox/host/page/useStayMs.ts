import { useEffect, useEffectEvent } from 'react'

/** Calls `onEnd` after this time. While the frame has the focus the time stops, and starts anew afterwards. */
export function useStayMs(stayMs: number, onEnd: () => void): void {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => clearTimeout(timer)
    const start = () => {
      stop()
      timer = setTimeout(end, stayMs)
    }
    if (!(document.activeElement instanceof HTMLIFrameElement)) start()
    window.addEventListener('blur', stop)
    window.addEventListener('focus', start)
    return () => {
      stop()
      window.removeEventListener('blur', stop)
      window.removeEventListener('focus', start)
    }
  }, [stayMs])
}
