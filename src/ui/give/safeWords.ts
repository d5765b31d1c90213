import { timeText } from '../parts/format'
import { m as messages } from './giverMessages'
import type { GiverWords } from './giverWords'
import type { Progress } from '../outbox/payments'

const m = messages.safe

/** The sentences of a gift from a Safe. */
export const safeWords: GiverWords = {
  emptyBasket: m.emptyBasket,
  unreadBalances: m.unreadBalances,
  unreadable: m.unreadable,
  give: m.give,
  checking: m.checking,
  asking: () => ({ title: m.asking, lede: m.askingMore }),
  noAnswer: m.noAnswer,
  windowClosed: m.windowClosed,
  look: m.look,
  unknown: (progress) => ({
    title: progress.answeredHash === undefined ? m.maybe : m.lookingForYours,
    lede: ledeOf(progress),
  }),
  looking: m.looking,
  result: ({ found, atMs }) => (found === 'nothing' ? m.notFound : m.unread)(timeText(atMs)),
  advice({ found, reason }, { answeredHash, rejectedAtMs }) {
    if (found !== 'nothing') return [reason, m.unproven].filter(Boolean).join(' ')
    const isUnanswered = answeredHash === undefined && rejectedAtMs === undefined
    return isUnanswered ? m.slowOrOpen : m.slow
  },
  notOut: (_progress, _lastLook, isLikeDraft) => ({
    title: m.notOut,
    compare: isLikeDraft ? m.compareDraft : m.compare,
    sure: m.sure,
    warning: m.warning,
  }),
  blocked: { title: m.blocked, notice: m.blockedMore },
}

function ledeOf({ askedAtMs, answeredHash, rejectedAtMs }: Progress): string {
  if (answeredHash !== undefined) return m.answered
  return rejectedAtMs === undefined ? m.handed(timeText(askedAtMs)) : m.saidNo(timeText(rejectedAtMs))
}
