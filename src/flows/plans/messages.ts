import { messages } from '../../language/messages'

/** Reasons why a part of a plan could not be searched for. */
export const m = messages('flows/plans', {
  unknownSafe: 'The transaction service knows no Safe at this address.',
})
