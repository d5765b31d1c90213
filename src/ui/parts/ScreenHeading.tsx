import { useEffect, useRef, type ReactNode } from 'react'
import { useNavigation, returnToLink } from './navigation'
import { m } from './messages'

type ScreenHeadingProps = {
  /** Title of the tab before the name of the app. It carries the state of the screen. */
  readonly title: string
  readonly children?: ReactNode
}

/**
 * Shows the heading of a screen. Sets the title of the tab, and takes the focus after a navigation, unless Back leads
 * to a link.
 */
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
