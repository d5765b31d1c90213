import { locale } from '../../language/messages'

/** Created on first use: the first format of a page takes about 10 ms, and this file belongs to its start. */
let day: Intl.DateTimeFormat | undefined

/** Formats a day in the page's language: "2 November 2026" for 2026-11-02. */
export function dayText(isoDay: string): string {
  day ??= new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return day.format(new Date(isoDay))
}

/** Created on first use: the first format of a page takes about 10 ms, and this file belongs to its start. */
let moment: Intl.DateTimeFormat | undefined

/** Formats a time in the page's language, in the reader's own time zone: "20 Nov 2026, 21:45". */
export function timeText(atMs: number): string {
  moment ??= new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return moment.format(atMs)
}

/** Shortens an address to 6+6 characters: where the full address is one step away, never for a review. */
export function shortAddress(address: string): string {
  return `${address.slice(0, 8)}…${address.slice(-6)}`
}

/** Returns the visitor's own number format: the first language of the browser that the engine can format numbers in. */
export function numberLocale(languages: readonly string[] = navigator.languages): string {
  return Intl.NumberFormat.supportedLocalesOf(languages.filter(isTag))[0] ?? 'en-GB'
}

/** Returns true for a BCP 47 tag. `supportedLocalesOf` throws for other text, which browsers can be configured with. */
function isTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1
  } catch {
    return false
  }
}
