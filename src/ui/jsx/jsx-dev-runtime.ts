import { type ElementType, Fragment as ReactFragment, type Key } from 'react'
import { jsxDEV as reactJsx, type JSXSource } from 'react/jsx-dev-runtime'
import { type JsxProps, textInElements } from './textInElements'

/** The compiler imports it from here. */
export const Fragment = ReactFragment

/** What `jsx` and `jsxs` of jsx-runtime.ts do, for development and tests. */
export function jsxDEV(
  type: ElementType,
  props: JsxProps,
  key: Key | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
) {
  const placed = textInElements(type, props, isStatic)
  return reactJsx(type, placed, key, isStatic && Array.isArray(placed.children), source, self)
}
