import { unansweredForMs } from '../../core/outbox/maySayNotSent'
import type { LastSearch } from '../../core/outbox/state'
import { timeText } from '../parts/format'
import { m as messages } from './giverMessages'
import type { GiverWords } from './giverWords'
import type { Progress } from '../outbox/payments'

const m = messages.wallet

/** Returns the sentences of a gift from an ordinary wallet, with the wallet's own name. */
export function walletWords(walletName: string): GiverWords {
  return {
    emptyBasket: m.emptyBasket,
    unreadBalances: m.unreadBalances,
    unreadable: m.unreadable,
    give: m.give,
    checking: m.checking,
    asking: (progress) => ({
      title: m.asking(walletName, placeIn(progress), progress.count, progress.isAgain),
      lede: progress.isAgain
        ? m.askingAgain(walletName)
        : m.askingMore(walletName, progress.count, progress.isBatch),
    }),
    noAnswer: m.noAnswer(walletName),
    windowClosed: m.windowClosed(walletName),
    look: m.look,
    unknown: (progress) => ({
      title: m.maybe(placeIn(progress), progress.count, progress.isAgain),
      lede: m.handed(walletName, timeText(progress.askedAtMs), progress.isAgain),
    }),
    looking: m.looking,
    result: ({ found, atMs }) => m.found[found](timeText(atMs)),
    advice: adviceOf,
    notOut({ isAgain, askedAtMs }, lastSearch) {
      const compare =
        lastSearch?.found === 'unreachable'
          ? m.compareAll(walletName, timeText(askedAtMs))
          : m.compare(walletName)
      return isAgain
        ? { title: m.once.title, compare: m.once.goOn(compare), sure: m.once.sure, warning: null }
        : {
            title: m.notOut.title,
            compare: m.notOut.goOn(compare),
            sure: m.notOut.sure,
            warning: m.notOut.warning,
          }
    },
    blocked: { title: m.blocked, notice: m.blockedMore },
  }
}

/** Returns the number of the payment among several, from 1. Null where there is one request for all. */
function placeIn({ place, count }: Progress): number | null {
  return place !== null && count > 1 ? place + 1 : null
}

function adviceOf({ found, reason }: LastSearch, { askedAtMs }: Progress, maySay: boolean): string {
  switch (found) {
    case 'nothing':
      return m.onItsWay
    case 'used':
    case 'unprovable':
    case 'waiting':
      return reason ?? m.maybeThis
    case 'unreachable': {
      const until = maySay ? null : m.until(timeText(askedAtMs + unansweredForMs))
      return [reason, m.unproven, until].filter(Boolean).join(' ')
    }
  }
}
