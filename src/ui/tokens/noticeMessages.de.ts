import type { m } from './noticeMessages'

export const de: typeof m = {
  custom: (address) => ['Eigener Token, nicht aus der Liste: ', address],
  changed: 'Ein eigener Token hat sich geändert, seit Sie ihn hinzugefügt haben',
  nothingSent: 'Es wurde nichts gesendet.',
  unread: 'Die eigenen Token konnten nicht noch einmal geprüft werden',
  compare: (reason) =>
    `${reason} Vergleichen Sie die Beträge in Ihrer Wallet oder Ihrem Safe mit diesen hier, bevor Sie unterschreiben.`,
  notLoaded: 'Ein Teil dieser Seite konnte nicht geladen werden. Laden Sie sie neu.',
  list: {
    unreachable: 'Die Liste der Token konnte nicht geladen werden',
    giveOffered: (reason) =>
      `${reason} Was angeboten wird, können Sie spenden. Laden Sie die Seite neu, um es noch einmal zu versuchen.`,
    rejected: 'Die Liste der Token hat einen Fehler, deshalb wird nichts davon benutzt',
    tell: 'Was angeboten wird, können Sie spenden. Bitte sagen Sie dem Betreiber dieser Seite, was in tokens.json nicht stimmt:',
    line: (line) => `Zeile ${line}, `,
    file: 'die Datei',
    more: (count) => `Und ${count} weitere.`,
  },
}
