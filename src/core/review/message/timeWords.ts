import { locale } from '../../../language/messages'
import { m } from './messageMessages'

/** From the year 10,000 on, a date is no real limit. */
const latestSeconds = 253_402_300_800n

/** Formats a Unix time in seconds, in UTC so that all co-signers see the same: "24 November 2026, 10:00 UTC". */
export function timeWords(seconds: bigint): string {
  if (seconds >= latestSeconds) return m.endOfTime
  return m.time(moment.format(Number(seconds) * 1000))
}

const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
