import type { m } from './messages'

export const de: typeof m = {
  verify: 'Konto bestätigen',
  intro:
    'Zeigen Sie, dass dieses Konto Ihnen gehört: Unterschreiben Sie die Nachricht, die Ihre Wallet oder Ihr Safe zeigt. Sie bewegt kein Geld und kostet nichts.',
  signing: 'Lesen Sie die Nachricht dort, wo Sie unterschreiben, und unterschreiben Sie sie dort.',
  full: 'Die ganze Nachricht',
  close: 'Schließen',
  stop: 'Nicht länger warten',
  cancel: 'Abbrechen',
  pending: {
    onChain:
      'Ihr Safe unterschreibt diese Nachricht mit einer Transaktion. Sie steht in der Warteschlange Ihres Safes. Sobald sie ausgeführt ist, sind Sie hier angemeldet.',
    ask: 'Bitten Sie Ihre Mitunterzeichner, die Nachricht in Ihrem Safe zu unterschreiben. Sobald genug unterschrieben haben, sind Sie hier angemeldet.',
    mayClose: (until) =>
      `Sie können diese Seite schließen und bis ${until} hierher zurückkommen. Danach verfällt die Nachricht.`,
    keepOpen: (until) => `Lassen Sie diese Seite bis ${until} offen. Danach verfällt die Nachricht.`,
    doNotSign: 'Unterschreiben Sie nicht',
    forged:
      'Die Nachricht, die der Dienst zeigt, ist nicht die, um die hier gebeten wurde. Warten Sie nicht länger, und sagen Sie es Ihren Mitunterzeichnern.',
    noAnswer: 'Im Moment keine Antwort',
    notYet: 'Noch nicht angemeldet',
    asking: (reason) => `${reason} Es ist nichts verloren, und wir fragen weiter.`,
    coSigners: 'Ihre Mitunterzeichner',
  },
  title: 'Anmeldung',
  until: (time) => `Bestätigt: Sie sind bis ${time} angemeldet.`,
  untilClosed: 'Bestätigt: Sie sind angemeldet, bis diese Seite geschlossen wird.',
  signOut: 'Abmelden',
  whoSigned: 'Sehen, wer unterschrieben hat',
  asking: 'Der Anmeldedienst wird gefragt …',
  waitingOnChain: 'Wartet auf eine Transaktion Ihres Safes',
}
