import { messages } from '../../language/messages'

/** Reasons why the tokens that a Safe holds could not be read. */
export const m = messages('flows/tokens', {
  noAnswer: 'The chain has no answer.',
})
