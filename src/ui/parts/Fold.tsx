import { classed } from './classed'
import css from './Fold.module.css'

/** Folds what follows its `<summary>`. */
export const Fold = classed('details', css.fold)
