import { messages } from '../../language/messages'

/** Messages for why the code at an address was not compared with the published one. */
export const m = messages('core/safe/proof', {
  unpublished: 'Its published code is not known here.',
  unread: 'Its code was not read.',
})
