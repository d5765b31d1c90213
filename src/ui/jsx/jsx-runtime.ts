import {
  type ElementType,
  Fragment as ReactFragment,
  type JSX as ReactJsx,
  type Key,
  type ReactNode,
} from 'react'
import { jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime'
import { type JsxProps, textInElements } from './textInElements'

/** The compiler imports it from here. */
export const Fragment = ReactFragment

/** React's `jsx` for one child, with {@link textInElements}. */
export function jsx(type: ElementType, props: JsxProps, key?: Key) {
  return reactJsx(type, textInElements(type, props, false), key)
}

/** React's `jsxs` for several children, with {@link textInElements}. */
export function jsxs(type: ElementType, props: JsxProps, key?: Key) {
  return reactJsxs(type, textInElements(type, props, true), key)
}

/** Of a component that returns text: the text could have siblings, and `jsxs` does not see it. `ReactNode` as a whole is let through. */
type ReturnsText<C> = C extends (...props: never[]) => infer R
  ? [ReactNode] extends [R]
    ? false
    : [Extract<R, string | number | bigint>] extends [never]
      ? false
      : true
  : false

export declare namespace JSX {
  type LibraryManagedAttributes<C, P> =
    ReturnsText<C> extends true
      ? P & { readonly 'a component returns an element, no bare text': never }
      : ReactJsx.LibraryManagedAttributes<C, P>
  type ElementType = ReactJsx.ElementType
  type Element = ReactJsx.Element
  type ElementClass = ReactJsx.ElementClass
  type ElementAttributesProperty = ReactJsx.ElementAttributesProperty
  type ElementChildrenAttribute = ReactJsx.ElementChildrenAttribute
  type IntrinsicAttributes = ReactJsx.IntrinsicAttributes
  type IntrinsicClassAttributes<T> = ReactJsx.IntrinsicClassAttributes<T>
  type IntrinsicElements = ReactJsx.IntrinsicElements
}
