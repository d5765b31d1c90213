import { type ReactNode, useEffect } from 'react'

type RemoveScrollProps = { readonly enabled?: boolean; readonly children: ReactNode }

/**
 * Keeps the page behind RainbowKit's dialogs still. Stands in for the package of the same name, which writes a style
 * element that the page's policy does not let through.
 */
export function RemoveScroll({ enabled = true, children }: RemoveScrollProps) {
  useEffect(() => {
    if (!enabled) return
    const { style } = document.documentElement
    const before = style.overflow
    style.overflow = 'hidden'
    return () => {
      style.overflow = before
    }
  }, [enabled])
  return children
}
