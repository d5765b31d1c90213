import { classed } from './classed'
import css from './fields.module.css'

/** A label and its field, under each other. */
export const Field = classed('div', css.field)

export const Label = classed('label', css.label)

export const Input = classed('input', css.control)

export const TextArea = classed('textarea', css.control)

export const AmountInput = classed('input', css.amount)

export const Select = classed('select', css.control)

/** What helps to fill in a field. */
export const Hint = classed('p', css.hint)

/** What is wrong with a field, and what to do. */
export const FieldProblem = classed('p', css.problem)
