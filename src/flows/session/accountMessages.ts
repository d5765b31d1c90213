import { messages } from '../../language/messages'

/** Messages on an address whose kind could not be read. */
export const m = messages('flows/session/account', {
  gone: 'The contract at this address has just disappeared.',
})
