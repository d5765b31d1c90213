import { useEffect, useRef, type ReactNode } from 'react'
import { useNavigation } from './navigation'
import { m } from './messages'
import { returnToLink } from './returnToLink'

type ScreenHeadingProps = {
  /** What the tab says before the name of the app; it carries the state of the screen. */
  readonly title: string
  readonly children?: ReactNode
}

/** The heading of a screen. Names the tab, and takes the focus when the user has come here, unless Back leads to a link. */
export function ScreenHeading({ title, children }: ScreenHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const navigation = useNavigation()

  useEffect(() => {
    document.title = m.pageTitle(title)
  }, [title])

  useEffect(() => {
    if (!navigation.hasMoved()) return
    const place = navigation.place()
    if (place !== null && returnToLink(place)) return
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, place?.scrollY ?? 0)
  }, [navigation])

  return (
    <h1 ref={heading} tabIndex={-1}>
      {children ?? title}
    </h1>
  )
}
