import { classed } from './classed'
import css from './fields.module.css'

/** A label above its field. */
export const Field = classed('div', css.field)

export const Label = classed('label', css.label)

export const Input = classed('input', css.control)

export const TextArea = classed('textarea', css.control)

export const AmountInput = classed('input', css.amount)

export const Select = classed('select', css.control)

/** Help for filling in a field. */
export const Hint = classed('p', css.hint)

/** Problem of a field, and the remedy. */
export const FieldProblem = classed('p', css.problem)
