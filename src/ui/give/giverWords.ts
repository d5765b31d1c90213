import { type LastSearch, unansweredForMs } from '../../core/outbox/state'
import type { Progress } from '../outbox/payments'
import { timeText } from '../parts/format'
import { m as messages } from './giverMessages'

/** The sentences of a gift that differ between a Safe and an ordinary wallet. */
export type GiverWords = {
  /** Limits of one gift, for an empty basket. */
  readonly emptyBasket: string
  /** The consequence of an unreadable balance. */
  readonly unreadBalances: string
  /** Title for calls that cannot be decoded. */
  readonly unreadable: string
  readonly give: string
  /** Sentence for the reads before the request. */
  readonly checking: string
  asking(progress: Progress): { readonly title: string; readonly lede: string }
  readonly noAnswer: string
  readonly windowClosed: string
  readonly look: string
  unknown(progress: Progress): { readonly title: string; readonly lede: string }
  readonly looking: string
  /** Returns the outcome of the last search. */
  result(lastSearch: LastSearch): string
  /** Returns the next step. `maySay`: the user may declare it as not sent. */
  advice(lastSearch: LastSearch, progress: Progress, maySay: boolean): string
  /**
   * Returns the words for declaring it as not sent. `isLikeDraft`: an equal gift is a draft, which no search can
   * distinguish from this one.
   */
  notOut(progress: Progress, lastSearch: LastSearch | null, isLikeDraft: boolean): NotOutWords
  readonly blocked: { readonly title: string; readonly notice: string }
}

/** Words for a user who has compared and is sure. */
export type NotOutWords = {
  readonly title: string
  readonly compare: string
  readonly sure: string
  /** Cost of a mistake. Null: the title has it. */
  readonly warning: string | null
}

const safe = messages.safe

/** The sentences of a gift from a Safe. */
export const safeWords: GiverWords = {
  emptyBasket: safe.emptyBasket,
  unreadBalances: safe.unreadBalances,
  unreadable: safe.unreadable,
  give: safe.give,
  checking: safe.checking,
  asking: () => ({ title: safe.asking, lede: safe.askingMore }),
  noAnswer: safe.noAnswer,
  windowClosed: safe.windowClosed,
  look: safe.look,
  unknown: (progress) => ({
    title: progress.answeredHash === undefined ? safe.maybe : safe.lookingForYours,
    lede: ledeOf(progress),
  }),
  looking: safe.looking,
  result: ({ found, atMs }) => (found === 'nothing' ? safe.notFound : safe.unread)(timeText(atMs)),
  advice({ found, reason }, { answeredHash, rejectedAtMs }) {
    if (found !== 'nothing') return [reason, safe.unproven].filter(Boolean).join(' ')
    const isUnanswered = answeredHash === undefined && rejectedAtMs === undefined
    return isUnanswered ? safe.slowOrOpen : safe.slow
  },
  notOut: (_progress, _lastSearch, isLikeDraft) => ({
    title: safe.notOut,
    compare: isLikeDraft ? safe.compareDraft : safe.compare,
    sure: safe.sure,
    warning: safe.warning,
  }),
  blocked: { title: safe.blocked, notice: safe.blockedMore },
}

const wallet = messages.wallet

/** Returns the sentences of a gift from an ordinary wallet, with the wallet's own name. */
export function walletWords(walletName: string): GiverWords {
  return {
    emptyBasket: wallet.emptyBasket,
    unreadBalances: wallet.unreadBalances,
    unreadable: wallet.unreadable,
    give: wallet.give,
    checking: wallet.checking,
    asking: (progress) => ({
      title: wallet.asking(walletName, placeIn(progress), progress.count, progress.isAgain),
      lede: progress.isAgain
        ? wallet.askingAgain(walletName)
        : wallet.askingMore(walletName, progress.count, progress.isBatch),
    }),
    noAnswer: wallet.noAnswer(walletName),
    windowClosed: wallet.windowClosed(walletName),
    look: wallet.look,
    unknown: (progress) => ({
      title: wallet.maybe(placeIn(progress), progress.count, progress.isAgain),
      lede: wallet.handed(walletName, timeText(progress.askedAtMs), progress.isAgain),
    }),
    looking: wallet.looking,
    result: ({ found, atMs }) => wallet.found[found](timeText(atMs)),
    advice: adviceOf,
    notOut({ isAgain, askedAtMs }, lastSearch) {
      const compare =
        lastSearch?.found === 'unreachable'
          ? wallet.compareAll(walletName, timeText(askedAtMs))
          : wallet.compare(walletName)
      return isAgain
        ? {
            title: wallet.once.title,
            compare: wallet.once.goOn(compare),
            sure: wallet.once.sure,
            warning: null,
          }
        : {
            title: wallet.notOut.title,
            compare: wallet.notOut.goOn(compare),
            sure: wallet.notOut.sure,
            warning: wallet.notOut.warning,
          }
    },
    blocked: { title: wallet.blocked, notice: wallet.blockedMore },
  }
}

function ledeOf({ askedAtMs, answeredHash, rejectedAtMs }: Progress): string {
  if (answeredHash !== undefined) return safe.answered
  return rejectedAtMs === undefined ? safe.handed(timeText(askedAtMs)) : safe.saidNo(timeText(rejectedAtMs))
}

/** Returns the number of the payment among several, from 1. Null where there is one request for all. */
function placeIn({ place, count }: Progress): number | null {
  return place !== null && count > 1 ? place + 1 : null
}

function adviceOf({ found, reason }: LastSearch, { askedAtMs }: Progress, maySay: boolean): string {
  switch (found) {
    case 'nothing':
      return wallet.onItsWay
    case 'used':
    case 'unprovable':
    case 'waiting':
      return reason ?? wallet.maybeThis
    case 'unreachable': {
      const until = maySay ? null : wallet.until(timeText(askedAtMs + unansweredForMs))
      return [reason, wallet.unproven, until].filter(Boolean).join(' ')
    }
  }
}
