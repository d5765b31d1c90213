import { locale } from '../../language/messages'

const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })

/** A moment as the page writes it, in the reader's own time zone: "20 Nov 2026, 21:45". */
export function timeText(atMs: number): string {
  return moment.format(atMs)
}
