import type { ComponentPropsWithRef } from 'react'
import { classed } from './classed'
import { Icon } from './Icon'
import css from './fields.module.css'

/** A label above its field. */
export const Field = classed('div', css.field)

export const Label = classed('label', css.label)

export const Input = classed('input', css.control)

export const TextArea = classed('textarea', css.control)

export const AmountInput = classed('input', css.amount)

const Chosen = classed('select', `${css.control} ${css.select}`)

/** A list to choose from, with an arrow of our own. */
export function Select(props: ComponentPropsWithRef<'select'>) {
  return (
    <span className={css.chosen}>
      <Chosen {...props} />
      <Icon name="down" />
    </span>
  )
}

/** Help for filling in a field. */
export const Hint = classed('p', css.hint)

/** Problem of a field, and the remedy. */
export const FieldProblem = classed('p', css.problem)
