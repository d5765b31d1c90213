import type { m } from './messages'

export const de: typeof m = {
  reload: 'Seite neu laden',
  newTab: ' (öffnet einen neuen Tab)',
  openSafe: 'Safe{Wallet} öffnen',
  pageTitle: (title) => `${title} – do some good`,
  stopped: (name) => `Ausgefallen: ${name}`,
  entry: 'Dieser Eintrag',
  fault:
    'Das ist ein Fehler dieser Seite. Er kann von sich aus kein Geld bewegen, und was Sie gespendet haben, ist davon nicht betroffen.',
  stillIn:
    'Die Zahlung in dieser Zeile gehört weiter zur Spende. Spenden und unterschreiben Sie nicht, bevor Sie sie sehen.',
  missing: {
    title: 'Dieser Teil der Seite konnte nicht geladen werden',
    words:
      'Vielleicht war die Verbindung unterbrochen, oder es gibt eine neue Version. Was Sie früher gespendet haben, ist davon nicht betroffen.',
  },
}
