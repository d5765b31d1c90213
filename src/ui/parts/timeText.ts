import { locale } from '../../language/messages'

/** Made when first used: the first format of a page takes some 10 ms, and this file belongs to its start. */
let moment: Intl.DateTimeFormat | undefined

/** A moment as the page writes it, in the reader's own time zone: "20 Nov 2026, 21:45". */
export function timeText(atMs: number): string {
  moment ??= new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return moment.format(atMs)
}
