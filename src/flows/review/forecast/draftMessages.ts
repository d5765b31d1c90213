import { messages } from '../../../language/messages'

/** Reasons why a transaction could not be simulated. */
export const m = messages('flows/review/forecast/draft', {
  noSafe: 'The chain has no Safe there.',
  missing: 'There is no Safe there.',
  noBatchCode: 'The contract that makes batches was not found on this chain.',
  version: (version: string) => `How a Safe ${version} hashes this gift is not known.`,
  noQueueYet: 'The transaction service has not given the queue yet.',
  unknownSafe: 'The service does not know this Safe.',
  nothingLeft: 'There is no payment left to run.',
})
