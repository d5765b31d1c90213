import { messages } from '../language/messages'

/** Texts for calls that may not leave, and for a party that gave no reason. */
export const m = messages('adapters', {
  nothing: 'There is nothing in it to propose.',
  odd: (part: number) => `Part ${part} of it is neither a plain payment nor a token transfer.`,
  noReason: 'it gave no reason',
})
