import { messages } from '../language/messages'

/** What is said of calls that may not leave, and of a party that gave no reason. */
export const m = messages('outgoing', {
  nothing: 'There is nothing in it to propose.',
  odd: (part: number) => `Part ${part} of it is neither a plain payment nor a token transfer.`,
  noReason: 'it gave no reason',
})
