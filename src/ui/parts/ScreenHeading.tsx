import { createContext, useContext, useEffect, useRef, type ReactNode, type RefObject } from 'react'

/** Becomes true with the first step a person takes. Until then nothing takes the focus: the frame may not be where they are. */
export const MovedContext = createContext<RefObject<boolean>>({ current: false })

/** Call this when a person goes on to another step, so that the next heading takes the focus. */
export function useMove(): () => void {
  const moved = useContext(MovedContext)
  return () => {
    moved.current = true
  }
}

type ScreenHeadingProps = {
  /** What the tab says before the name of the app; it carries the state of the screen. */
  readonly title: string
  readonly children?: ReactNode
}

/** The heading of a screen. Names the tab, and takes the focus when a person has come here by a step of their own. */
export function ScreenHeading({ title, children }: ScreenHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const moved = useContext(MovedContext)

  useEffect(() => {
    document.title = `${title} – do some good`
  }, [title])

  useEffect(() => {
    if (!moved.current) return
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [moved])

  return (
    <h1 ref={heading} tabIndex={-1}>
      {children ?? title}
    </h1>
  )
}
