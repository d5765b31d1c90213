import css from './basics.module.css'
import { classed } from './classed'

/** Buttons and small things beside each other; they wrap when there is no room. */
export const Row = classed('div', css.row)

/** The sentence under a heading. */
export const Lede = classed('p', css.lede)

/** Running text: no wider than is good to read. */
export const Prose = classed('div', css.prose)

/** Text that matters less than what is above it. */
export const Small = classed('p', css.small)

/** There for a screen reader, not for the eye. */
export const VisuallyHidden = classed('span', css.hidden)

/** One sentence of the live region. */
export const Sentence = classed('span', css.sentence)
