import { messages } from '../../language/messages'

/** Reasons why a list of the queue ends early. */
export const m = messages('flows/queue', {
  unknownSafe: 'The transaction service does not know this Safe.',
  restComes: 'The rest of the list is still being read.',
  more: (count: number) =>
    `The transaction service lists more than ${count} records, and the others were not read.`,
  gone: 'The transaction service no longer has the rest of its list.',
  repeats: 'The transaction service lists the same records again and again.',
})
