import type { m } from './messages'

export const de: typeof m = {
  title: 'Warteschlange',
  noSafe: 'Dieser Link nennt keinen Safe',
  lede: (safe, chain) => ['Was auf die Eigentümer von ', safe, ` auf ${chain} wartet.`],
  reading: 'Der Safe und seine Warteschlange werden gelesen …',
  checkAgain: 'Noch einmal nachsehen',
  checkingAgain: 'Wird noch einmal nachgesehen …',
  wholeRecord: 'Das Verzeichnis der Spenden dieses Safes',
  noSafeOn: (chain) => `Unter dieser Adresse gibt es auf ${chain} keinen Safe.`,
  otherChain: 'Vielleicht ist er auf einer anderen Chain.',
  readAnother: 'Einen anderen Safe lesen',
  unread: 'Die Warteschlange konnte nicht gelesen werden',
  unreadWords: (reason, since) => `${reason} Seit ${since} kam keine Antwort, wir fragen weiter.`,
  stale: 'Die Anzeige ist vielleicht nicht mehr aktuell',
  staleWords: (reason, time) => `${reason} Gelesen wurde am ${time}, wir fragen weiter.`,
  notComplete: 'Die Liste ist nicht vollständig',
  numbersRange: (first, last) => `#${first} bis #${last}`,
  numbersMore: (numbers, more) => `${numbers} und ${more} weitere`,
  own: {
    title: 'Für Sie',
    titleLong: 'Wartet schon lange',
    titleInSafe: 'Zu tun',
    sign: (nonce) => `#${nonce} prüfen und unterschreiben`,
    signOneOf: (nonce, place, of) =>
      `${place} von ${of} bei #${nonce} prüfen: Nur eine davon kann ausgeführt werden`,
    needs: (nonce) => `#${nonce} braucht Signaturen`,
    execute: (nonce) => `#${nonce} kann ausgeführt werden`,
    executeAfter: (nonce, before) => `#${nonce} kann nach #${before} ausgeführt werden`,
    sentence: (words) => `${words}.`,
    missing: (numbers) => `Ihre Signatur fehlt bei ${numbers}.`,
    needSigned: (numbers, count) => `${numbers} ${count === 1 ? 'braucht' : 'brauchen'} Signaturen.`,
    inSafe: (nonce) => `#${nonce} in Safe{Wallet} öffnen`,
    moreMissing: (count) => `Und ${count} weitere unten.`,
    checking: 'Signaturen werden noch geprüft.',
    long: (numbers, count) =>
      `${numbers} ${count === 1 ? 'wurde' : 'wurden'} vor mehr als 7 Tagen vorgeschlagen und ${
        count === 1 ? 'wartet' : 'warten'
      } noch immer, nach den Daten des Dienstes.`,
    nothingMissing: 'Hier fehlt nirgends Ihre Signatur.',
    gap: (nonce) =>
      `Sie haben #${nonce} unterschrieben. Direkt davor ist nichts eingereiht, deshalb kann sie noch nicht ausgeführt werden.`,
    before: (nonce, numbers) => `Sie haben #${nonce} unterschrieben. Davor: ${numbers}.`,
  },
  empty: 'Soweit der Transaktionsdienst weiß, wartet keine Transaktion dieses Safes.',
  unreadable: (count) =>
    count === 1
      ? 'Der Dienst führt einen Eintrag auf, der sich nicht lesen lässt'
      : `Der Dienst führt ${count} Einträge auf, die sich nicht lesen lassen`,
  unreadableWords:
    'Sie gehören vielleicht zur Warteschlange. Sehen Sie sich die Warteschlange auf anderem Weg an, bevor Sie etwas unterschreiben.',
  forged: 'Nicht, was sie zu sein vorgeben',
  forgedWords:
    'Ihr Hash passt nicht zu ihren Feldern, oder sie gehören zu einem anderen Safe. Unterschreiben Sie sie nicht.',
  ahead: 'Laut Dienst ausgeführt, auf der Chain nicht',
  aheadWords:
    'Der Dienst nennt sie ausgeführt, aber der Safe hat ihre Nummern nicht verbraucht. Eines von beiden ist im Rückstand oder irrt. Gehen Sie davon aus, dass sie warten.',
  unsigned: 'Vorgeschlagen, aber von keinem Eigentümer unterschrieben',
  unsignedWords: 'Einen solchen Eintrag kann jeder beim Dienst einreichen. Er hält nichts auf.',
  next: (nonce) => [nonce, ' ist die Nächste'],
  waits: (nonce, before) => [nonce, ` wartet auf #${before}`],
  gap: (from, to) =>
    `${
      from === to ? `Als #${from} ist nichts eingereiht` : `Von #${from} bis #${to} ist nichts eingereiht`
    }, deshalb kann dies noch nicht ausgeführt werden.`,
  onlyOne: (count) =>
    count === 2
      ? 'Nur eine der beiden kann ausgeführt werden.'
      : `Nur eine dieser ${count} kann ausgeführt werden.`,
  sameCalls:
    'Macht dieselben Aufrufe wie eine andere hier, unter einem anderen Hash: Unterschreiben Sie nur eine von ihnen',
  unreadNote:
    'Dieser Browser hat dazu eine Notiz, die nicht gelesen werden kann. Das Spendenverzeichnis bietet an, sie als Datei zu sichern.',
  purpose: (text) => `In diesem Browser gespeichert: „${text}“`,
  since: (day) => `Seit ${day}`,
  dates: 'Jedes Datum stammt vom Transaktionsdienst, und niemand hat es geprüft.',
  reviewRejection: (nonce) => `Die Ablehnung von #${nonce} prüfen`,
  review: (nonce) => `#${nonce} prüfen`,
  inSafe: 'In Safe{Wallet} öffnen',
  inSafeWhich: (nonce) => `: #${nonce}`,
  you: {
    signed: 'Sie haben sie unterschrieben.',
    listed: 'Eine Signatur von Ihnen ist aufgeführt; nur die Chain kann sie beurteilen.',
    invalid: 'Was unter Ihrem Namen aufgeführt ist, ist nicht Ihre Signatur dafür.',
    missing: 'Sie haben sie nicht unterschrieben.',
    notNeeded: 'Genug, auch ohne Ihre.',
    unknown: 'Ob Sie sie unterschrieben haben, ist nicht bekannt.',
  },
  signatures: {
    checking: 'Die Signaturen werden geprüft',
    forged: {
      safe: 'Von einem anderen Safe',
      safeTxHash: 'Der Hash passt nicht zu den Feldern',
      messageHash: 'Der Hash passt nicht zum Inhalt',
    },
    count: (valid, threshold, open) =>
      `${valid} von ${threshold ?? 'unbekannt vielen'} nötigen Signaturen${
        open > 0 ? `, und ${open}, die nur die Chain beurteilen kann` : ''
      }`,
    invalid: (count) =>
      count === 1 ? 'Eine aufgeführte Signatur zählt nicht' : `${count} aufgeführte Signaturen zählen nicht`,
  },
  messages: {
    title: 'Nachrichten',
    unread: (reason) => `Die Nachrichten dieses Safes konnten nicht gelesen werden. ${reason}`,
    words:
      'Eine Nachricht hat keine Nummer und bewegt von sich aus nichts. Manche erlauben jemand anderem, später Token zu bewegen.',
    unreadable: (count) =>
      count === 1
        ? 'Der Dienst führt eine Nachricht auf, die sich nicht lesen lässt'
        : `Der Dienst führt ${count} Nachrichten auf, die sich nicht lesen lassen`,
    forged: 'Nicht, was sie zu sein vorgeben',
    forgedWords: 'Der Hash dieser Nachrichten passt nicht zu ihrem Inhalt. Unterschreiben Sie sie nicht.',
    signed: (count) =>
      count === 1 ? 'Eine Nachricht hat genug Signaturen' : `${count} Nachrichten haben genug Signaturen`,
    doNotSign: 'Unterschreiben Sie das nicht als Nachricht',
    askedFor: (time) => `Angefragt am ${time}`,
    hash: 'Hash der Nachricht, zum Vergleichen auf Ihrem Gerät',
    computed: 'Berechnet aus dem, was hier steht: Das ist es, was die Eigentümer unterschreiben.',
    listed: 'So führt ihn der Dienst auf. Was hier steht, hat ihn nicht bestätigt.',
    fields: (count, isCut) =>
      `Jedes Feld, das unterschrieben wird (${isCut ? `die ersten ${count}` : count})`,
    unsigned: 'Daneben angegeben, aber von niemandem unterschrieben:',
    emptyText: '(leer)',
    nothing: '(nichts)',
  },
  listed: {
    title: 'Was der Transaktionsdienst aufführt, ungeprüft',
    words: (time) =>
      `Ohne die Chain konnte nichts davon geprüft werden: weder der Hash noch die Signaturen noch, ob die Nummer noch frei ist. Unterschreiben Sie nicht aufgrund dieser Angaben. Gelesen am ${time}.`,
    unreadable: (count) =>
      count === 1
        ? 'Ein weiterer Eintrag der Liste lässt sich nicht lesen.'
        : `${count} weitere Einträge der Liste lassen sich nicht lesen.`,
    none: 'Es ist nichts aufgeführt, das wartet.',
    more: (count) => (count === 1 ? 'Und 1 weitere.' : `Und ${count} weitere.`),
    unchecked: 'Konnte nicht geprüft werden: Die Chain konnte nicht gelesen werden',
  },
}
