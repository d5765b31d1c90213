import { locale } from '../../language/messages'

/** Made when first used: the first format of a page takes some 10 ms, and this file belongs to its start. */
let day: Intl.DateTimeFormat | undefined

/** A day as the page writes it: "2 November 2026" for 2026-11-02. */
export function dayText(isoDay: string): string {
  day ??= new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return day.format(new Date(isoDay))
}
