import { messages } from '../../language/messages'

/** Reasons why a part of a plan could not be searched for. */
export const m = messages('planSearch', {
  unknownSafe: 'The transaction service knows no Safe at this address.',
})
