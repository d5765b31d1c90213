import { wordsByEnd } from '../../core/review/txEnd'
import type { m } from './callsMessages'

export const de: typeof m = {
  takeover: {
    open: 'So sind Safes schon übernommen worden. Unterschreiben Sie nur, wenn Sie diesen Code kennen und wissen, warum er als Ihr Safe laufen muss.',
    over: 'So sind Safes schon übernommen worden.',
  },
  unreadCall: {
    open: 'Diese Seite kann nicht sagen, was dieser Aufruf tut. Unterschreiben Sie nicht, bevor Sie es von jemandem wissen, der die Bytes gelesen hat.',
    over: 'Diese Seite kann nicht sagen, was dieser Aufruf tut.',
  },
  bytes: (count) => `${count} Byte Daten, vollständig am Ende dieser Seite zu lesen.`,
  review: 'Jene Transaktion prüfen',
  reading: 'Jene Transaktion wird gelesen …',
  forged: {
    open: 'Der Transaktionsdienst hat unter diesem Hash etwas anderes. Unterschreiben Sie nicht: Niemand kann hier lesen, was genehmigt wird.',
    over: 'Der Transaktionsdienst hat unter diesem Hash etwas anderes: Niemand kann hier lesen, was genehmigt wurde.',
  },
  missing: {
    open: 'Der Transaktionsdienst kennt jene Transaktion nicht; niemand kann hier also lesen, was genehmigt wird. Fragen Sie danach, bevor Sie unterschreiben.',
    over: 'Der Transaktionsdienst kennt jene Transaktion nicht; niemand kann hier also lesen, was genehmigt wurde.',
  },
  unread: (reason) => `Was genehmigt wird, konnte nicht gelesen werden. ${reason}`,
  inner: (nonce, isExecuted) =>
    `Das ist die Transaktion #${nonce} jenes Safes${isExecuted ? ', die schon ausgeführt wurde' : ''}:`,
  cause: (name) => `Im Verzeichnis dieser Seite: ${name}`,
  callAt: (path: string) => `Aufruf ${path}`,
  everyCall: (count: number) =>
    count === 1 ? 'Der Aufruf in Worten' : `Alle ${count} Aufrufe der Reihe nach, in Worten`,
  more: (count) => (count === 1 ? 'Und noch ein Aufruf.' : `Und noch ${count} Aufrufe.`),
  tooLarge: (to, bytes) =>
    `Ruft ${to} mit ${bytes} Byte auf: zu viel, um in einer Liste gelesen zu werden. Die Prüfung liest sie.`,
  abi: 'Benennen, was nicht gelesen werden kann, mit einer ABI, die Sie haben',
  fetchingAbi: 'Dieser Teil wird geladen …',
  showCall: (path) => `Aufruf ${path} unter „Was sie tut“ zeigen`,
  totals: {
    none: {
      ...wordsByEnd(
        'Durch diese Transaktion verlässt nichts den Safe.',
        'Durch diese Transaktion hat nichts den Safe verlassen.',
        'Durch diese Transaktion hätte nichts den Safe verlassen.',
      ),
      failed: 'Ihre Aufrufe hätten nichts aus dem Safe gezahlt.',
    },
    unknown: wordsByEnd(
      'Was den Safe verlässt, ist nicht bekannt.',
      'Was den Safe verlassen hat, ist nicht bekannt.',
      'Was den Safe verlassen hätte, ist nicht bekannt.',
    ),
    recipient: 'Empfänger',
    amount: 'Betrag',
    executor: 'Wer sie ausführt, für das Gas',
    all: 'Insgesamt',
    more: wordsByEnd(
      'Es verlässt ihn vielleicht mehr, als hier aufgeführt ist. ',
      'Es hat ihn vielleicht mehr verlassen, als hier aufgeführt ist. ',
      'Es hätte ihn vielleicht mehr verlassen, als hier aufgeführt ist. ',
    ),
    unread: 'Ein Aufruf dieser Transaktion konnte nicht bis zum letzten Byte gelesen werden.',
    others: wordsByEnd(
      'Was andere Konten verlässt',
      'Was andere Konten verlassen hat, soweit ihr Teil gelang',
      'Was andere Konten verlassen hätte',
    ),
    created: 'Ein Vertrag, der erstellt wird',
    execution: 'für die Ausführung',
    allTheSame: 'Hat den Safe trotzdem verlassen',
    atMost: (sum) => ['höchstens ', sum],
    units: (units) => `${units} Basiseinheiten des Tokens`,
    item: (id) => `Stück Nr. ${id} von`,
    items: (amount, id) => `${amount} von Stück Nr. ${id} von`,
    amountOrId: (value) => `${value} Basiseinheiten oder das Stück mit dieser Nummer von`,
    estimate: 'Schätzen, was das heute wert ist',
    estimates: 'Nur Schätzungen: Die Beträge in der Transaktion ändern sich nicht.',
  },
  standing: {
    compared: (day) => `Verglichen mit der eigenen Seite des Anliegens am ${day}`,
    changed: 'Eine andere Adresse als bei der letzten Spende',
    stopped: (day, reason) => `Seit ${day}: ${reason}`,
    replaced: (address) => ['Das Verzeichnis nennt stattdessen ', address],
    known: (name, address) => [`Bekannt: ${name}, `, address],
    own: 'der Safe oder einer seiner Eigentümer',
    paidIn: (nonce) => `Laut dem Transaktionsdienst hat dieser Safe in #${nonce} dorthin gezahlt.`,
  },
  forecast: {
    running: 'Wird durchgespielt, ohne gesendet zu werden …',
    none: 'Konnte nicht vorhergesagt werden',
    again: 'Noch einmal vorhersagen',
    rests: 'Was die Vorhersage voraussetzt',
    noPromise:
      'Eine Vorhersage ist kein Versprechen: Bis zur Ausführung kann sich die Chain ändern, und ein Vertrag kann sich dann anders verhalten. Sie ändert keine der Prüfungen.',
    unread: (reason) => `Welche Kontostände sich ändern würden, konnte nicht geprüft werden: ${reason}`,
    asNamed: (count) =>
      count === 1
        ? 'Eine Änderung, wie die Bytes sie nennen'
        : `${count} Änderungen, wie die Bytes sie nennen`,
    items: 'Stücke aus Sammlungen',
    itemsLeft: (count) =>
      `${count === 1 ? 'Ein weiteres Stück ist' : `${count} weitere Stücke sind`} hier nicht aufgeführt. Mit den Bytes verglichen wurden alle.`,
    unnamedItem: 'Die Bytes der Transaktion nennen keine solche Übertragung',
    safe: 'Der Safe',
    disputed: (change) => `Das Ereignisprotokoll sagt ${change}, der Kontostand sagt etwas anderes`,
    unnamed: 'Die Bytes der Transaktion nennen keine solche Änderung',
    named: (change) => `Die Bytes der Transaktion sagen ${change}`,
    notMeasured: 'Laut dem Ereignisprotokoll: Der Kontostand wurde nicht gemessen.',
    unknownToken: (address) => ['Der Token unter ', address, ', der hier nicht bekannt ist'],
    units: (units) => `${units} Basiseinheiten`,
  },
  supplied: {
    label: 'ABI des Vertrags oder Signaturen seiner Funktionen',
    hint: 'JSON oder eine Funktion pro Zeile, etwa pay(address to, uint256 amount). Nehmen Sie sie von jemandem, dem Sie vertrauen: Wer sie geschrieben hat, hat die Namen gewählt. Nichts verlässt diese Seite.',
    count: (named, all) => `${named} von ${all} Aufrufen benannt.`,
    refused: (reason) => `Diese ABI wurde nicht benutzt. ${reason}`,
    name: 'Die Aufrufe benennen',
    named: 'Benannt, nicht bestätigt.',
    namedWords:
      'Die Bytes könnten das bedeuten. Ob der Vertrag tut, was diese Namen sagen, hat hier niemand geprüft, und keine Prüfung auf dieser Seite rechnet damit.',
    calls: 'Aufrufe nach der angegebenen ABI',
    none: (place, selector) => `${place}: Keine dieser Funktionen wird aufgerufen (${selector}).`,
    misfit: (place, signature) => [
      `${place} beginnt wie `,
      signature,
      ', aber die Daten sind kein üblicher Aufruf davon.',
    ],
    fits: (place, signature) => [`${place}: `, signature],
    fitsAmong: (place, signature) => [`${place}: `, signature, ', eine von mehreren, die passen'],
    more: (count) =>
      count === 1
        ? 'Und 1 weiterer Wert, der in den Daten steht.'
        : `Und ${count} weitere Werte, die in den Daten stehen.`,
  },
}
