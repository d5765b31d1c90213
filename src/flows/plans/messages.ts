import { messages } from '../../language/messages'

/** Why a part of a plan could not be looked for. */
export const m = messages('planSearch', {
  unknownSafe: 'The transaction service knows no Safe at this address.',
})
