import { messages } from '../../language/messages'

/** Texts for why the transaction service gave no usable response. */
export const m = messages('adapters/service', {
  /** `field`: of the response; null for all of it. */
  unexpected: (field: string | null) =>
    field === null
      ? 'The transaction service sent something unexpected.'
      : `The transaction service sent something unexpected in the field “${field}”.`,
  unreadableEntry: (field: string | null) =>
    field === null
      ? 'An entry that this page cannot read'
      : `An entry whose field “${field}” this page cannot read`,
  late: 'The transaction service did not answer in time.',
  foreign: 'The transaction service sent something that is not its own.',
  down: 'The transaction service cannot be reached: offline, or blocked.',
  quota: 'The transaction service has no request left for this browser’s quota of the month.',
  fewer: 'The transaction service asks for fewer requests.',
  error: (status: number) => `The transaction service answered with error ${status}.`,
  /** Texts for why the transaction service did not accept a write. */
  writer: {
    nonce: 'The nonce is too large for the service.',
    refused: (status: number) => `The transaction service refused it with error ${status}.`,
    says: (words: string) => `The transaction service refused it. It says: ${words}`,
  },
})
