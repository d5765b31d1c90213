import { locale } from '../../language/messages'

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })

/** A day as the page writes it: "2 November 2026" for 2026-11-02. */
export function dayText(isoDay: string): string {
  return day.format(new Date(isoDay))
}
