import { unansweredForMs } from '../../core/outbox/maySayNotSent'
import type { LastLook } from '../../core/outbox/state'
import { timeText } from '../parts/timeText'
import { allPayments } from './allPayments'
import type { GiverWords } from './giverWords'
import type { Progress } from './outbox/payments'

/** How the screens speak of a gift from an ordinary wallet, under the name that the wallet gives itself. */
export function walletWords(walletName: string): GiverWords {
  return {
    emptyBasket: 'One gift can go to many causes.',
    unreadBalances: 'If your wallet does not hold enough, it will not send the payment.',
    unreadable: 'This gift cannot be read back, so it is not sent',
    untilKept: 'everything has been sent',
    give: 'Give from your wallet',
    checking: 'Its chain and what it holds are read again before anything is asked.',
    asking: (progress) => ({
      title: `${ofPayment(progress, progress.isAgain ? 'say no' : 'confirm')} in ${walletName}`,
      lede: askingLede(walletName, progress),
    }),
    noAnswer: `${walletName} may still be showing it, perhaps behind this window or on your phone: take your time. If it is gone, look whether it was sent. It is not sent a second time before that is known.`,
    windowClosed: `Closed the window of ${walletName} without an answer?`,
    look: 'Look whether it was sent',
    unknown({ place, count, isAgain, askedAtMs }) {
      const which = place === null || count === 1 ? 'This gift' : `Payment ${place + 1} of ${count}`
      const next = isAgain
        ? 'An earlier request for it was carried out after all: say no to this one, or you give it twice.'
        : 'It is not sent again before you know.'
      return {
        title: `${which} may have been sent${isAgain ? ' twice' : ''}`,
        lede: `It was handed to ${walletName} on ${timeText(askedAtMs)}, and no clear answer has come here. It may still be open in your wallet or in another tab. ${next}`,
      }
    },
    looking: 'Looking for it on the chain…',
    result: resultOf,
    advice: adviceOf,
    notOut({ isAgain, askedAtMs }, lastLook) {
      const compare =
        lastLook?.found === 'unreachable'
          ? `We could not look for it, so compare for yourself: go through all that ${walletName} has sent since ${timeText(askedAtMs)}, in its own list and in a block explorer, and look for what is marked “May have been sent” above. Close any request that is still open in your wallet.`
          : `Look through the latest transactions in ${walletName}, and close any request that is still open there.`
      return isAgain
        ? {
            title: 'If it was sent only once',
            compare: `${compare} If it is among them only once, go on.`,
            sure: 'I am sure it was sent only once',
            warning: null,
          }
        : {
            title: 'If it was not sent',
            compare: `${compare} If it is not among them, go on: you can then send it.`,
            sure: 'I am sure it was not sent',
            warning: 'If it was sent after all, you would give it twice. When in doubt, look again.',
          }
    },
    blocked: { title: 'This gift was not sent', notice: 'Nothing was sent, and no money has moved' },
  }
}

/** "Payment 2 of 3: confirm", or "Confirm" where there is one request for all. */
function ofPayment({ place, count }: Progress, verb: 'confirm' | 'say no'): string {
  if (place !== null && count > 1) return `Payment ${place + 1} of ${count}: ${verb}`
  return verb === 'confirm' ? 'Confirm' : 'Say no'
}

function askingLede(walletName: string, { count, isBatch, isAgain }: Progress): string {
  if (isAgain)
    return `The earlier request was carried out after all: this payment is sent. ${walletName} is showing it once more. Say no there, or you give it twice.`
  const what = count === 1 ? 'the transaction' : 'this payment'
  return `${walletName} is showing ${isBatch ? `one transaction for ${allPayments(count)}` : what}. Confirm it there. Compare it with what stands here.`
}

function resultOf({ found, atMs }: LastLook): string {
  const when = timeText(atMs)
  switch (found) {
    case 'nothing':
      return `Not found when we looked on ${when}`
    case 'used':
      return `Your wallet has sent something since; we looked on ${when}`
    case 'untold':
      return `The chain cannot tell whether it was sent; we looked on ${when}`
    case 'waiting':
      return `A transaction of your wallet waits for a block; we looked on ${when}`
    case 'unreachable':
      return `It could not be looked for on ${when}`
  }
}

function adviceOf({ found, reason }: LastLook, { askedAtMs }: Progress, maySay: boolean): string {
  switch (found) {
    case 'nothing':
      return 'It may still be open in your wallet, or on its way: a transaction can take a minute to appear.'
    case 'used':
    case 'untold':
    case 'waiting':
      return reason ?? 'It may be this payment. Compare with the list in your wallet.'
    case 'unreachable': {
      const until = `If it stays so until ${timeText(askedAtMs + unansweredForMs)}, you can then decide by what your wallet shows.`
      return [reason, 'That does not mean that nothing was sent.', maySay ? null : until]
        .filter(Boolean)
        .join(' ')
    }
  }
}
