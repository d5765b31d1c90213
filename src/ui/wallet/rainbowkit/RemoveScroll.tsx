import { type ReactNode, useEffect } from 'react'

type RemoveScrollProps = { readonly enabled?: boolean; readonly children: ReactNode }

/**
 * Locks the scroll of the page behind RainbowKit's dialogs. Stands in for the package of the same name, which writes a
 * style element that the CSP blocks.
 */
export function RemoveScroll({ enabled = true, children }: RemoveScrollProps) {
  useEffect(() => {
    if (!enabled) return
    const { style, clientWidth } = document.documentElement
    const { overflow, scrollbarGutter } = style
    // Keep the room of a visible scroll bar, or the page would move sideways.
    if (clientWidth < window.innerWidth) style.scrollbarGutter = 'stable'
    style.overflow = 'hidden'
    return () => {
      Object.assign(style, { overflow, scrollbarGutter })
    }
  }, [enabled])
  return children
}
