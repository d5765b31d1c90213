import { messages } from '../../language/messages'

/** Messages for prices, and for why there are none. */
export const m = messages('core/prices', {
  unchanged: 'unchanged',
  missing: 'There are no prices where this site looks for them.',
  tooLong: 'The list of prices cannot be used: it is longer than 2 MB.',
  noJson: 'The list of prices cannot be used: it is not JSON.',
  otherForm: (where: string | null) =>
    `The list of prices cannot be used: ${where ?? 'it'} has another form than expected.`,
  /** `problem`: as worded by the check of the operator's file. */
  wrong: (where: string | null, problem: string) =>
    `The list of prices cannot be used: ${where ?? 'it'} ${problem}.`,
})
