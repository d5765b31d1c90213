import { messages } from '../../language/messages'

/** Messages on an account that could not be read. */
export const m = messages('flows/account', {
  noAnswer: 'The chain has no answer for this account.',
})
