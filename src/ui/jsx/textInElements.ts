import { type ElementType, Fragment, type ReactNode } from 'react'
import { jsx } from 'react/jsx-runtime'

export type JsxProps = { readonly children?: ReactNode; readonly translate?: 'yes' | 'no' }

/**
 * Returns the props of an element with each text that has siblings in an element of its own. A browser's translator takes text nodes out
 * of the page: React would go on writing into them, and fail where it removes one or puts something before it. Text without siblings is
 * safe, for React sets it as the content of its element (docs/decisions/033-text-in-elements.md).
 *
 * @param isStatic - Whether the children are written one after another in JSX.
 */
export function textInElements(type: ElementType, props: JsxProps, isStatic: boolean): JsxProps {
  // What a fragment holds stands among the children of another element.
  if (type === Fragment && !isStatic)
    return isText(props.children) ? { children: jsx('span', { children: props.children }) } : props
  if (!isStatic || props.translate === 'no') return props
  const children = props.children as readonly ReactNode[]
  if (type !== Fragment && children.every((child) => isText(child) || isEmpty(child)))
    return { ...props, children: children.filter(isText).join('') }
  return { ...props, children: wrapTexts(children) }
}

/** Returns as many children: text that follows text joins it, and each other child keeps its place. */
function wrapTexts(children: readonly ReactNode[]): ReactNode[] {
  const wrapped: ReactNode[] = []
  let text: string | null = null
  for (const [at, child] of children.entries()) {
    if (!isText(child)) {
      wrapped.push(child)
      continue
    }
    text = `${text ?? ''}${child}`
    if (at + 1 < children.length && isText(children[at + 1])) {
      wrapped.push(null)
      continue
    }
    // No translator touches a space alone. In a flex container it would become an item.
    wrapped.push(text.trim() === '' ? text : jsx('span', { children: text }))
    text = null
  }
  return wrapped
}

function isText(child: ReactNode): child is string | number | bigint {
  return typeof child === 'string' || typeof child === 'number' || typeof child === 'bigint'
}

function isEmpty(child: ReactNode): boolean {
  return child === null || child === undefined || typeof child === 'boolean'
}
