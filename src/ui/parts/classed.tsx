import type { ComponentPropsWithRef, ElementType, JSX } from 'react'

type ClassedProps<TTag extends keyof JSX.IntrinsicElements> = ComponentPropsWithRef<TTag> & {
  /** Element or component in place of the tag. */
  readonly as?: ElementType
}

/**
 * Creates an element with a class of a static style sheet. For what the first paint needs: styled-components loads
 * after it, with the screens (docs/decisions/007-static-styles-for-the-first-paint.md).
 */
export function classed<const TTag extends keyof JSX.IntrinsicElements>(tag: TTag, name: string | undefined) {
  return function Classed({ as, className, ...props }: ClassedProps<TTag>) {
    const Element: ElementType = as ?? tag
    return <Element {...props} className={className === undefined ? name : `${name} ${className}`} />
  }
}
