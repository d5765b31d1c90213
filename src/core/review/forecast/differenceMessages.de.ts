import type { m } from './differenceMessages'

export const de: typeof m = {
  title: (count) =>
    count === 1
      ? 'Ein Probelauf dieser Transaktion weicht von ihren Bytes ab'
      : `Ein Probelauf dieser Transaktion weicht in ${count} Punkten von ihren Bytes ab`,
  words:
    'Ein Knoten hat sie durchgespielt, ohne sie zu senden, und kann sich irren. Unterschreiben Sie nicht, bevor Sie wissen, warum beides voneinander abweicht.',
  unreadCall: (place) => `${place} konnte nicht gelesen werden.`,
  readCall: (place) => `${place} tut mehr, als die Bytes sagen.`,
  moved: (what, from, to) => `Im Probelauf ging ${what} von ${from} an ${to}.`,
  movedUnnamed: (what, from, to) =>
    `Im Probelauf ging ${what} von ${from} an ${to}, und kein Aufruf sagt es.`,
  notMoved: (what, from, to) =>
    `Die Bytes zahlen ${what} von ${from} an ${to}. Im Probelauf geschah das nicht.`,
  otherAmount: (named, ran, from, to) =>
    `Die Bytes zahlen ${named} von ${from} an ${to}. Im Probelauf waren es ${ran}.`,
  balance: (holder, named, ran) =>
    `Nach den Bytes ändert sich der Kontostand von ${holder} um ${named}. Im Probelauf änderte er sich um ${ran}.`,
  unnamedBalance: (holder, ran) =>
    `Im Probelauf änderte sich der Kontostand von ${holder} um ${ran}, und kein Aufruf sagt es.`,
  thisSafe: (address) => `${address} (dieser Safe)`,
  baseUnits: (units) => `${units} Basiseinheiten`,
  units: (units, token) => `${units} Basiseinheiten des Tokens unter ${token}`,
  item: (id, collection) => `Stück Nr. ${id} der Sammlung unter ${collection}`,
  amountOrId: (value, token) =>
    `${value} Basiseinheiten oder das eine Stück mit der Nummer ${value} des Tokens unter ${token}`,
  items: (amount, id, collection) => `${amount} von Stück Nr. ${id} der Sammlung unter ${collection}`,
  noChange: 'nichts',
  right: {
    granted: (spender, what, owner) =>
      `Nach dem Probelauf darf ${spender} dies von ${owner} nehmen: ${what}. Kein Aufruf sagt es.`,
    more: (spender, what, owner, named) =>
      `Nach dem Probelauf darf ${spender} dies von ${owner} nehmen: ${what}. Die Bytes sagen: ${named}.`,
    missing: (spender, what, owner) =>
      `Nach den Bytes darf ${spender} dies von ${owner} nehmen: ${what}. Kein Ereignisprotokoll des Probelaufs nennt es.`,
    missingEnd: (spender, what, owner) =>
      `Nach den Bytes darf ${spender} dies nicht mehr von ${owner} nehmen: ${what}. Kein Ereignisprotokoll des Probelaufs nennt es.`,
    all: (collection) => `jedes Stück der Sammlung unter ${collection}`,
    unlimited: (token) => `jeder Betrag (${token})`,
    token: (address) => `Token unter ${address}`,
  },
  writes: (words) => `${words} Kein Aufruf sagt es.`,
  inOther: (safe, words) => `Im anderen Safe ${safe}: ${words}`,
  created: (accounts, count, named) =>
    `Im Probelauf ${count === 1 ? 'entsteht ein Vertrag' : `entstehen ${count} Verträge`}, unter ${accounts}. ${
      named === 0
        ? 'Kein Aufruf sagt es.'
        : `Die Bytes erstellen ${named === 1 ? 'einen' : named}${count === named ? ', unter einer anderen Adresse' : ''}.`
    }`,
  notCreated: (named) =>
    `Die Bytes erstellen ${named === 1 ? 'einen Vertrag' : `${named} Verträge`}. Im Probelauf entstand keiner.`,
  changedCode: (account) =>
    `Im Probelauf wird der Code unter ${account} durch anderen ersetzt, und kein Aufruf sagt es.`,
  more: (count) =>
    count === 1
      ? 'Und eine weitere Abweichung, die hier nicht aufgeführt ist.'
      : `Und ${count} weitere Abweichungen, die hier nicht aufgeführt sind.`,
  compared: {
    asNamed: (count) =>
      count === 1
        ? 'Ein Kontostand ändert sich, wie die Bytes es sagen.'
        : `${count} Kontostände ändern sich, jeder so, wie die Bytes es sagen.`,
    otherwise: (count) =>
      count === 1
        ? 'Ein Kontostand ändert sich, und anders, als die Bytes es sagen.'
        : `${count} Kontostände ändern sich, und nicht jeder so, wie die Bytes es sagen.`,
    nothingMoves: 'Von den Kontoständen, die mit den Bytes verglichen wurden, ändert sich keiner.',
    storage: 'Im eigenen Speicher des Safes schreibt sie nur die Nonce.',
  },
  unseen: {
    list: (parts) => `Dieser Probelauf zeigt nicht: ${parts}.`,
    moves: 'was den Besitzer wechselt und wer ein Recht bekommt, etwas zu nehmen',
    balances: (count) =>
      `${count === 1 ? 'einen weiteren Kontostand' : `${count} weitere Kontostände`} außer laut Ereignisprotokollen`,
    tokens: 'Kontostände von Tokens außer laut Ereignisprotokollen',
    storage: 'was in den Speicher des Safes geschrieben wird und welche Verträge entstehen',
    silent: 'Rechte und Sammlungsstücke ohne Ereignisprotokoll',
  },
  acting: {
    differences:
      'Hier weicht ein Probelauf von den Bytes ab. Bestätigen Sie jeden Punkt, den Sie verstanden haben und hinnehmen:',
    running: 'Der Probelauf auf einem Knoten ist noch nicht fertig und wurde nicht mit den Bytes verglichen.',
    none: 'Sie konnte auf keinem Knoten durchgespielt werden: Kein Probelauf wurde mit den Bytes verglichen.',
    failed: 'Im Probelauf scheitert sie: Es gab nichts, was mit den Bytes zu vergleichen war.',
  },
}
