import { messages } from '../../language/messages'

/** Reasons why a gift was not requested or not found, for any account. */
export const m = messages('flows/outbox', {
  otherAccount: 'This gift is not from this account.',
  searchFailed: 'Looking for it failed.',
  disagrees:
    'Your Safe did not pass the check against the chain, or it has just changed. No request was sent to it.',
  unverified: (reason: string) => `Your Safe could not be checked, so it got no request. ${reason}`,
  noSafe: 'The chain has no Safe at this address.',
})
