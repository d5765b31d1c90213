import { messages } from '../../language/messages'

/** Texts for why the transaction service did not accept a write. */
export const m = messages('adapters/service/writer', {
  nonce: 'The nonce is too large for the service.',
  refused: (status: number) => `The transaction service refused it with error ${status}.`,
  says: (words: string) => `The transaction service refused it. It says: ${words}`,
})
