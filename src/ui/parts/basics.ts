import css from './basics.module.css'
import { classed } from './classed'

/** Buttons and small elements beside each other; they wrap when there is no room. */
export const Row = classed('div', css.row)

/** The sentence under a heading. */
export const Lede = classed('p', css.lede)

/** Running text of a readable width. */
export const Prose = classed('div', css.prose)

/** Text that matters less than the text above it. */
export const Small = classed('p', css.small)

/** Visible to screen readers only. */
export const VisuallyHidden = classed('span', css.hidden)

/** One sentence of the live region. */
export const Announced = classed('span', css.sentence)
