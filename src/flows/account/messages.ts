import { messages } from '../../language/messages'

/** What is said of an account that could not be read. */
export const m = messages('balances', {
  noAnswer: 'The chain has no answer for this account.',
})
