import { locale } from '../../language/messages'

/** Created on first use: the first format of a page takes about 10 ms, and this file belongs to its start. */
let moment: Intl.DateTimeFormat | undefined

/** Formats a time in the page's language, in the reader's own time zone: "20 Nov 2026, 21:45". */
export function timeText(atMs: number): string {
  moment ??= new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return moment.format(atMs)
}
