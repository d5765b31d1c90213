import { messages } from '../../language/messages'

/** Messages for why a gift was not requested, and for the results of a search. */
export const m = messages('core/outbox', {
  noRoomSafe:
    'This browser has no room left to remember the gift, so no request was sent to your Safe. Make room, or give from another browser. Do not clear this site’s data: it records what you have given.',
  noRoomWallet:
    'This browser has no room left to remember the gift, so no request was sent to your wallet. Make room, or give from another browser. Do not clear this site’s data: it records what you have given.',
  otherName: 'Your wallet answered with the name of another gift, which says nothing about this one.',
})
