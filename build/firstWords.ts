import type { Translated } from '../src/language/languages'
import { m } from '../src/ui/shell/messages'
import { de } from '../src/ui/shell/messages.de'

/** What index.html and its inline script say before any bundle is there, by the English words. */
export const firstWords: Readonly<Record<Translated, Readonly<Record<string, string>>>> = {
  de: wordsOf(de),
}

function wordsOf({ causes, badge }: typeof m): Readonly<Record<string, string>> {
  return {
    [m.causes]: causes,
    [m.badge.connected]: badge.connected,
    [m.badge.connectWallet]: badge.connectWallet,
    [m.badge.reconnecting]: badge.reconnecting,
  }
}
