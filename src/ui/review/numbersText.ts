import { locale } from '../../language/messages'
import { m } from './queueMessages'

const shown = 8
const list = new Intl.ListFormat(locale, { type: 'conjunction' })

/** Returns nonces in a sentence: "#4, #7 and 12 more". */
export function numbersText(nonces: readonly bigint[]): string {
  const names = nonces.slice(0, shown).map((nonce) => `#${nonce}`)
  const more = nonces.length - names.length
  return more > 0 ? m.numbersMore(names.join(', '), more) : list.format(names)
}
