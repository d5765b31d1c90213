import { useEffect, useRef, type ReactNode } from 'react'
import { useMoves } from './Moves'

type ScreenHeadingProps = {
  /** What the tab says before the name of the app; it carries the state of the screen. */
  readonly title: string
  readonly children?: ReactNode
}

/** The heading of a screen. Names the tab, and takes the focus when a person has come here by a step of their own. */
export function ScreenHeading({ title, children }: ScreenHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const moves = useMoves()

  useEffect(() => {
    document.title = `${title} – do some good`
  }, [title])

  useEffect(() => {
    if (!moves.hasMoved()) return
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [moves])

  return (
    <h1 ref={heading} tabIndex={-1}>
      {children ?? title}
    </h1>
  )
}
