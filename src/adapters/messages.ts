import { messages } from '../language/messages'

/** Texts for calls that may not leave. */
export const m = messages('adapters', {
  nothing: 'There is nothing in it to propose.',
  odd: (part: number) => `Part ${part} of it is neither a plain payment nor a token transfer.`,
})
