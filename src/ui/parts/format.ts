import { locale } from '../../language/messages'

/** Created on first use: the first format of a page takes about 10 ms, and this file belongs to its start. */
let moment: Intl.DateTimeFormat | undefined

/** Formats a time in the page's language, in the reader's own time zone, which it names: "20 Nov 2026, 21:45 CET". */
export function timeText(atMs: number): string {
  moment ??= new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  return moment.format(atMs)
}

/** Created on first use, likewise. */
let ownDay: Intl.DateTimeFormat | undefined

/** Formats the day of a time in the reader's own time zone, as `timeText` does: "20 November 2026". */
export function dayOfTime(atMs: number): string {
  ownDay ??= new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
  return ownDay.format(atMs)
}

/** Shortens an address to 6+6 characters: where the full address is one step away, never for a review. */
export function shortAddress(address: string): string {
  return `${address.slice(0, 8)}…${address.slice(-6)}`
}
