import { messages } from '../../language/messages'

/** Reasons why a part of a review could not be read. */
export const m = messages('flows/review', {
  noSafe: 'There is no Safe at that address.',
  tooLarge: 'A field is larger than a Safe transaction allows.',
  tooMany: (count: number) => `More than ${count} transactions share this nonce.`,
  oldSafe: 'A Safe before 1.3.0 cannot be asked about one signature.',
  noQueueYet: 'The transaction service has not given the queue yet.',
  unprovedEvent:
    'The address of the Safe emitted such an event, and nothing proves that the Safe’s own code did.',
  noEventYet: 'The chain has not shown yet which transaction has used the nonce.',
  noWitness: 'The chain has not shown an event of this transaction, or of another one with its nonce.',
  otherBytes: 'These bytes are not those of the safeTxHash, so its event says nothing of them.',
  notPaidYet: 'Whom the Safe has paid so far is still being read.',
  gone: 'The transaction service no longer has this transaction.',
  noDirectoryYet: 'The directory of causes is still being read.',
  badDirectory: 'The directory of causes cannot be used.',
  /** Reasons why a transaction could not be simulated. */
  draft: {
    noSafe: 'The chain has no Safe there.',
    missing: 'There is no Safe there.',
    noBatchCode: 'The contract that makes batches was not found on this chain.',
    version: (version: string) => `How a Safe ${version} hashes this gift is not known.`,
    noQueueYet: 'The transaction service has not given the queue yet.',
    unknownSafe: 'The service does not know this Safe.',
    nothingLeft: 'There is no payment left to run.',
  },
})
