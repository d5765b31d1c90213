import { locale } from '../language/messages'

/** Created on first use: the first format of a page takes about 10 ms, and this file belongs to its start. */
let day: Intl.DateTimeFormat | undefined

/** Formats a date of the calendar, which has no time zone, in the page's language: "2 November 2026" for 2026-11-02. */
export function dayText(isoDay: string): string {
  day ??= new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return day.format(new Date(isoDay))
}
