import type { ComponentPropsWithRef } from 'react'
import css from './Button.module.css'
import { classed } from './classed'

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'type'> & { readonly type?: 'button' | 'submit' }

const Primary = classed('button', css.primary)
const Secondary = classed('button', css.secondary)
const Text = classed('button', css.text)

/** The one main action of a screen. */
export function PrimaryButton({ type = 'button', ...props }: ButtonProps) {
  return <Primary {...props} type={type} />
}

/** Any action but the main one. */
export function SecondaryButton({ type = 'button', ...props }: ButtonProps) {
  return <Secondary {...props} type={type} />
}

/** An action inside of text. It looks like a link, and is a button because it does not navigate. */
export function TextButton({ type = 'button', ...props }: ButtonProps) {
  return <Text {...props} type={type} />
}

/** The button of a `<details>` element: it folds what is below it. */
export const FoldButton = classed('summary', `${css.secondary} ${css.fold}`)

/** A link that is the main action of a screen. */
export const PrimaryLink = classed('a', css.primary)
