import { messages } from '../../language/messages'

/** Reasons why there is no directory. */
export const m = messages('flows/session/causes', {
  noFile: 'There is no causes.json beside this app.',
})
