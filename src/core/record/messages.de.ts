import type { m } from './messages'

export const de: typeof m = {
  noJson: 'Das ist nicht der Text eines Spendeneintrags, oder er wurde unterwegs gekürzt oder verändert.',
  noAddress: 'Das ist keine Adresse: 0x und 40 Zeichen von 0 bis f.',
  checksum: 'Ihre Großbuchstaben passen nicht zu ihrer EIP-55-Prüfsumme.',
  noHash: 'Das ist kein Hash: 0x und 64 Zeichen von 0 bis f, kleingeschrieben.',
  noUint: 'Das ist keine ganze Zahl der kleinsten Einheit, in Ziffern und Anführungszeichen.',
  tooMuch: 'Das ist mehr, als ein Token fassen kann.',
  zero: 'Das ist null. Eine Spende hat einen Betrag.',
  noCount: 'Das ist keine ganze Zahl, die hier stehen kann.',
  noTime: 'Das ist kein Zeitpunkt in Millisekunden seit 1970.',
  noDay: 'Das ist kein Kalendertag wie 2026-11-02.',
  noCurrency: 'Das ist keine Währung aus drei Großbuchstaben, wie „EUR“.',
  noCountry: 'Das ist kein Land aus zwei Großbuchstaben, wie „KE“.',
  tooLong: (length, most) => `Der Text hat ${length} Zeichen; erlaubt sind ${most}.`,
  empty: 'Der Text ist leer. Wo nichts bekannt ist, steht null.',
  noTable: 'Es ist keine Tabelle darin.',
  newerColumn:
    'Diese Version der Seite hat keine solche Spalte. Eine neuere hat sie geschrieben, oder jemand hat sie hinzugefügt. Laden Sie die Seite neu, um die neueste Version zu bekommen. Wurde die Spalte von Hand hinzugefügt, entfernen Sie sie.',
  changedColumn: (missing) =>
    `Das ist keine Spalte eines Spendenverzeichnisses, und „${missing}“ fehlt. Vielleicht wurde die Überschrift verändert: Schreiben Sie dort wieder „${missing}“.`,
  ownColumn: 'Das ist keine Spalte eines Spendenverzeichnisses. Entfernen Sie sie aus der Datei.',
  missingColumn: 'Diese Spalte fehlt.',
  columnTwice: 'Diese Spalte kommt zweimal vor.',
  moreCells: 'Diese Zeile hat mehr Zellen, als die erste Zeile Spalten hat.',
  otherCell: (expected) => `Das passt nicht zu den anderen Zellen der Zeile: Es wäre „${expected}“.`,
  hidden: 'Der Text enthält ein verborgenes Zeichen oder ein Steuerzeichen.',
}
