import { messages } from '../../language/messages'

/** Why a gift was not asked for, and what a look for it says. */
export const m = messages('outbox', {
  /** What is not stored could be given again after a reload. */
  noRoomSafe:
    'This browser has no room left to remember the gift, so nothing was asked of your Safe. Make room, or give from another browser. Do not clear this site’s data: it records what you have given.',
  noRoomWallet:
    'This browser has no room left to remember the gift, so nothing was asked of your wallet. Make room, or give from another browser. Do not clear this site’s data: it records what you have given.',
  otherName: 'Your wallet answered with the name of another gift, which says nothing about this one.',
})
