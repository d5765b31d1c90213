import type { GiverWords } from './giverWords'
import { timeText } from '../parts/timeText'
import type { Progress } from './outbox/payments'

/** How the screens speak of a gift that goes through a Safe. */
export const safeWords: GiverWords = {
  emptyBasket: 'One proposal can carry gifts to many causes.',
  unreadBalances: 'If the Safe does not hold enough, executing it fails and nothing is given.',
  unreadable: 'This gift cannot be read back, so it is not proposed',
  untilKept: 'your Safe has the gift',
  give: 'Propose to your Safe',
  checking: 'Its owners and its next number are read again before anything is asked.',
  asking: () => ({
    title: 'Confirm in your Safe',
    lede: 'Your Safe is showing the transaction. Confirm there. Compare it with what stands here.',
  }),
  noAnswer:
    'Your Safe may still be showing it: take your time. If its window is gone, look whether it was proposed. Do not propose it a second time before you know.',
  windowClosed: 'Closed the window in your Safe without an answer?',
  look: 'Look whether it was proposed',
  unknown: (progress) => ({
    title: progress.answeredHash === undefined ? 'This gift may have been proposed' : 'Looking for your gift',
    lede: ledeOf(progress),
  }),
  looking: 'Looking for it in the queue of your Safe…',
  result: ({ found, atMs }) =>
    found === 'nothing'
      ? `Not found when we looked on ${timeText(atMs)}`
      : `The queue could not be read on ${timeText(atMs)}`,
  advice({ found, reason }, { answeredHash, rejectedAtMs }) {
    if (found !== 'nothing')
      return [reason, 'That does not mean that nothing was proposed.'].filter(Boolean).join(' ')
    const isUnanswered = answeredHash === undefined && rejectedAtMs === undefined
    const slow = 'A new proposal can take a minute to appear.'
    return isUnanswered ? `${slow} Its window in your Safe may also still be open: look there too.` : slow
  },
  notOut: (_progress, _lastLook, isLikeDraft) => ({
    title: 'If it was not proposed',
    compare: isLikeDraft
      ? 'An equal gift is a draft in your wallet’s batch, and nothing tells a second draft from the first: open Batch in your wallet and count how often the batch holds this gift. Look through the queue and the history of your Safe too. If this gift is in none of them once more, go on: your gift is kept, and you can propose it again.'
      : 'Look through the queue and the history of your Safe, and open Batch in your wallet. If this gift is in none of them, go on: your gift is kept, and you can propose it again.',
    sure: 'I am sure it was not proposed',
    warning: 'If it was proposed after all, you would give twice. When in doubt, look again.',
  }),
  blocked: {
    title: 'This gift was not proposed',
    notice: 'Nothing was asked of your Safe, and no money has moved',
  },
}

function ledeOf({ askedAtMs, answeredHash, rejectedAtMs }: Progress): string {
  if (answeredHash !== undefined)
    return 'Your wallet has answered. The transaction is looked for on the chain and in the queue of your Safe, again and again, until it is there.'
  const happened =
    rejectedAtMs === undefined
      ? `It was handed to your Safe on ${timeText(askedAtMs)}, and no clear answer has come here. It may still be open in your Safe or in another tab.`
      : `Your Safe said no to it on ${timeText(rejectedAtMs)}. Whether it was proposed before that is not known yet.`
  return `${happened} No money moves before owners sign it and it is executed.`
}
