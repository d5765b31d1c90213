import { messages } from '../../language/messages'

/** Messages for why a list of the transaction service may be incomplete, or an entry cannot be checked. */
export const m = messages('core/queue', {
  unreadable: (count: number) =>
    count === 1
      ? 'The transaction service lists a record that cannot be read.'
      : `The transaction service lists ${count} records that cannot be read.`,
  more: 'The transaction service lists more records than were read.',
  notTyped: 'It is not typed data, so it cannot be hashed.',
})
