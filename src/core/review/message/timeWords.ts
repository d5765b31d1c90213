import { locale } from '../../../language/messages'
import { m } from './messageMessages'

/** 10,000 years from now the date is no limit to anybody. */
const latestSeconds = 253_402_300_800n

/** A Unix time in seconds, in UTC so that every co-signer reads the same: "24 November 2026, 10:00 UTC". */
export function timeWords(seconds: bigint): string {
  if (seconds >= latestSeconds) return m.endOfTime
  return m.time(moment.format(Number(seconds) * 1000))
}

const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
