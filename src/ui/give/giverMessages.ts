import { messages } from '../../language/messages'

/** "Payment 2 of 3", or null where there is one request for all. */
type Place = number | null

/** Texts of a gift that differ between a Safe and an ordinary wallet. */
export const m = messages('ui/give/giver', {
  safe: {
    emptyBasket: 'One proposal can carry payments to many causes.',
    unreadBalances: 'If the Safe does not hold enough, executing it fails and nothing is given.',
    unreadable: 'This gift cannot be read back, so it is not proposed',
    shownBy: 'your Safe',
    give: 'Propose to your Safe',
    checking: 'Its owners and its next nonce are read again first.',
    asking: 'Confirm in your Safe',
    askingMore: 'Your Safe is showing the transaction. Confirm there. Compare it with what stands here.',
    noAnswer:
      'Your Safe may still be showing it: take your time. If its window is gone, check whether it was proposed. Do not propose it a second time before you know.',
    windowClosed: 'Closed the window in your Safe without an answer?',
    look: 'Check whether it was proposed',
    maybe: 'This gift may have been proposed',
    lookingForYours: 'Looking for your gift',
    answered:
      'Your wallet has answered. We keep searching for the transaction, on the chain and in the queue of your Safe, until it is there.',
    handed: (when: string) =>
      `It was passed to your Safe on ${when}, and no clear answer came back. It may still be open in your Safe or in another tab. No money moves before owners sign it and it is executed.`,
    saidNo: (when: string) =>
      `Your Safe rejected it on ${when}. Whether it was proposed before that is not known yet. No money moves before owners sign it and it is executed.`,
    looking: 'Looking for it in the queue of your Safe…',
    notFound: (when: string) => `Not found when we looked on ${when}`,
    unread: (when: string) => `The queue could not be read on ${when}`,
    unproven: 'That does not mean that nothing was proposed.',
    slow: 'A new proposal can take a minute to appear.',
    slowOrOpen:
      'A new proposal can take a minute to appear. Its window in your Safe may also still be open: look there too.',
    notOut: 'If it was not proposed',
    compare:
      'Look through the queue and the history of your Safe, and open Batch in your wallet. If this gift is in none of them, go on: your gift is kept, and you can propose it again.',
    compareDraft:
      'An equal gift is a draft in your wallet’s batch, and nothing tells a second draft from the first: open Batch in your wallet and count how often the batch holds this gift. Look through the queue and the history of your Safe too. If this gift is in none of them once more, go on: your gift is kept, and you can propose it again.',
    sure: 'I am sure it was not proposed',
    warning: 'If it was proposed after all, you would give twice. When in doubt, look again.',
    blocked: 'This gift was not proposed',
    blockedMore: 'No request was sent to your Safe, and no money has moved',
  },
  wallet: {
    emptyBasket: 'One gift can go to many causes.',
    unreadBalances: 'If your wallet does not hold enough, it will not send the payment.',
    unreadable: 'This gift cannot be read back, so it is not sent',
    give: 'Give from your wallet',
    checking: 'Its chain and its balances are read again first.',
    asking: (wallet: string, place: Place, count: number, isAgain: boolean) =>
      place === null
        ? `${isAgain ? 'Reject it' : 'Confirm'} in ${wallet}`
        : `Payment ${place} of ${count}: ${isAgain ? 'reject it' : 'confirm'} in ${wallet}`,
    askingAgain: (wallet: string) =>
      `The earlier request was carried out after all: this payment is sent. ${wallet} is showing it once more. Reject it there, or you give twice.`,
    askingMore: (wallet: string, count: number, isBatch: boolean) => {
      const all = count === 2 ? 'both payments' : `all ${count} payments`
      const what = count === 1 ? 'the transaction' : 'this payment'
      return `${wallet} is showing ${isBatch ? `one transaction for ${all}` : what}. Confirm it there. Compare it with what stands here.`
    },
    noAnswer: (wallet: string) =>
      `${wallet} may still be showing it, perhaps behind this window or on your phone: take your time. If it is gone, check whether it was sent. It is not sent a second time before that is known.`,
    windowClosed: (wallet: string) => `Closed the window of ${wallet} without an answer?`,
    look: 'Check whether it was sent',
    maybe: (place: Place, count: number, isAgain: boolean) =>
      `${place === null ? 'This gift' : `Payment ${place} of ${count}`} may have been sent${isAgain ? ' twice' : ''}`,
    handed: (wallet: string, when: string, isAgain: boolean) =>
      `It was passed to ${wallet} on ${when}, and no clear answer came back. It may still be open in your wallet or in another tab. ${
        isAgain
          ? 'An earlier request for it was carried out after all: reject this one, or you give twice.'
          : 'It is not sent again before you know.'
      }`,
    looking: 'Looking for it on the chain…',
    found: {
      nothing: (when: string) => `Not found when we looked on ${when}`,
      used: (when: string) => `Your wallet has sent something since; we looked on ${when}`,
      unprovable: (when: string) => `The chain cannot tell whether it was sent; we looked on ${when}`,
      waiting: (when: string) => `A transaction of your wallet is still pending; we looked on ${when}`,
      unreachable: (when: string) => `It could not be searched for on ${when}`,
    },
    onItsWay:
      'It may still be open in your wallet, or on its way: a transaction can take a minute to appear.',
    maybeThis: 'It may be this payment. Compare with the list in your wallet.',
    unproven: 'That does not mean that nothing was sent.',
    until: (when: string) => `If it stays so until ${when}, you can then decide by what your wallet shows.`,
    compareAll: (wallet: string, since: string) =>
      `We could not search for it, so compare for yourself: go through all that ${wallet} has sent since ${since}, in its own list and in a block explorer, and look for what is marked “May have been sent” above. Close any request that is still open in your wallet.`,
    compare: (wallet: string) =>
      `Look through the latest transactions in ${wallet}, and close any request that is still open there.`,
    once: {
      title: 'If it was sent only once',
      goOn: (compare: string) => `${compare} If it is among them only once, go on.`,
      sure: 'I am sure it was sent only once',
    },
    notOut: {
      title: 'If it was not sent',
      goOn: (compare: string) => `${compare} If it is not among them, go on: you can then send it.`,
      sure: 'I am sure it was not sent',
      warning: 'If it was sent after all, you would give twice. When in doubt, look again.',
    },
    blocked: 'This gift was not sent',
    blockedMore: 'Nothing was sent, and no money has moved',
  },
})
