import { type ReactNode, useEffect } from 'react'

type RemoveScrollProps = { readonly enabled?: boolean; readonly children: ReactNode }

/**
 * Keeps the page behind RainbowKit's dialogs still. Stands in for the package of the same name, which writes a style
 * element that the page's policy does not let through.
 */
export function RemoveScroll({ enabled = true, children }: RemoveScrollProps) {
  useEffect(() => {
    if (!enabled) return
    const { style, clientWidth } = document.documentElement
    const { overflow, scrollbarGutter } = style
    // The scroll bar's room stays where it took some, or the page would move sideways.
    if (clientWidth < window.innerWidth) style.scrollbarGutter = 'stable'
    style.overflow = 'hidden'
    return () => {
      Object.assign(style, { overflow, scrollbarGutter })
    }
  }, [enabled])
  return children
}
