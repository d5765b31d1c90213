import { maxMemoLength } from '../../../core/giving/basket'
import type { m } from './messages'

const lines = (count: number) => (count === 1 ? '1 Zeile' : `${count} Zeilen`)

export const de: typeof m = {
  lead: {
    gives: (sums, count, incomplete) =>
      incomplete === 0
        ? `${sums} in ${count} Zeilen.`
        : `Bisher ${sums}: von ${count} Zeilen ${incomplete === 1 ? 'ist 1' : `sind ${incomplete}`} noch unvollständig.`,
    none: (count) => `${count} Zeilen, noch keine ist vollständig.`,
    toTotal: 'Zur Summe',
  },
  caption: 'Die Zeilen Ihrer Spende',
  hint: 'Pfeiltasten und Eingabe wechseln die Zeile. Eine Spalte mit Beträgen oder Notizen aus einer Tabelle füllt die Zeilen ab dem Feld, in das Sie sie einfügen.',
  columns: {
    select: 'Ausgewählt',
    place: 'Zeile',
    payee: 'Empfänger',
    asset: 'Währung',
    amount: 'Betrag',
    memo: 'Notiz',
    remove: 'Entfernen',
  },
  row: {
    select: (name) => `${name} auswählen`,
    asset: (name) => `Währung für ${name}`,
    amount: (name) => `Betrag für ${name}`,
    memo: (name) => `Notiz zu ${name}`,
    remove: (name) => `${name} entfernen`,
    choose: 'Wählen',
    unlisted: 'Nicht im Verzeichnis',
    noAddress: 'Keine Adresse',
    sameAs: (place) => `Wie Zeile ${place}`,
    problem: 'Problem:',
    note: 'Hinweis:',
  },
  find: {
    label: 'Zeile suchen',
    hint: 'Ein Teil des Namens oder der Adresse.',
    found: (found, all) => `${found} von ${lines(all)} gefunden`,
    none: 'Es wurde keine Zeile gefunden. Prüfen Sie die Schreibweise.',
    order: 'Reihenfolge',
    orders: {
      gift: 'Unverändert',
      name: 'Nach Namen',
      amount: 'Nach Betrag, der größte zuerst',
      asset: 'Nach Währung',
    },
    again: 'Neu sortieren',
  },
  views: { label: 'Ansicht', table: 'Tabelle', overview: 'Übersicht' },
  overview: {
    own: 'Kursive Namen sind Ihre eigenen: Diese Empfänger stehen nicht im Verzeichnis.',
    hint: 'Ein Klick auf eine Zeile öffnet sie in der Tabelle.',
    noAmount: 'Kein Betrag',
    noAsset: 'Keine Währung',
  },
  showMemos: 'Leere Notizfelder zeigen',
  empty: 'Spende leeren',
  emptied: (count) => (count === 1 ? 'Die Zeile wurde entfernt.' : `Alle ${count} Zeilen wurden entfernt.`),
  bar: {
    label: 'Ausgewählte Zeilen',
    all: 'Alle gezeigten auswählen',
    none: 'Nichts ist ausgewählt.',
    count: (selected, hidden) =>
      `${selected} ausgewählt${hidden === 0 ? '' : `, davon ${hidden} nicht gezeigt`}.`,
    amountsOfAll: 'Alle Beträge festlegen',
    amounts: 'Beträge festlegen',
    asset: 'Währung festlegen',
    remove: (count) => `${lines(count)} entfernen`,
    removed: (count) => (count === 1 ? '1 Zeile wurde entfernt.' : `${count} Zeilen wurden entfernt.`),
    clear: 'Auswahl aufheben',
  },
  setAsset: {
    title: 'Währung der ausgewählten Zeilen festlegen',
    label: (count) => `Währung für ${lines(count)}`,
    hint: 'Die Beträge bleiben, wie sie eingegeben sind: Aus 5 ETH werden 5 in der neuen Währung.',
    set: 'Festlegen',
    wasSet: (count, symbol) =>
      count === 1
        ? `Die Währung von 1 Zeile ist jetzt ${symbol}.`
        : `Die Währung von ${count} Zeilen ist jetzt ${symbol}.`,
    close: 'Schließen',
  },
  paste: {
    amount: {
      pasted: (count, left, first) =>
        `${count === 1 ? '1 Betrag wurde' : `${count} Beträge wurden`} eingefügt.${left === 0 ? '' : ` Für ${left} weitere gab es keine Zeile, ab „${first}“.`}`,
      severalColumns: (columns) =>
        `Es wurde nichts eingefügt: Das sind ${columns} Spalten. Kopieren Sie eine Spalte mit Beträgen.`,
      lineBreak: (place) =>
        `Es wurde nichts eingefügt: Zelle ${place} hat einen Zeilenumbruch. Kopieren Sie eine Spalte mit Beträgen.`,
      tooLong: (_length, _place) =>
        'Es wurde nichts eingefügt: Eine Zelle ist zu lang für einen Betrag. Kopieren Sie eine Spalte mit Beträgen.',
    },
    memo: {
      pasted: (count, left, first) =>
        `${count === 1 ? '1 Notiz wurde' : `${count} Notizen wurden`} eingefügt.${left === 0 ? '' : ` Für ${left} weitere gab es keine Zeile, ab „${first}“.`}`,
      severalColumns: (columns) =>
        `Es wurde nichts eingefügt: Das sind ${columns} Spalten. Kopieren Sie eine Spalte mit Notizen.`,
      lineBreak: (place) =>
        `Es wurde nichts eingefügt: Zelle ${place} hat einen Zeilenumbruch, und eine Notiz ist eine Zeile. Entfernen Sie ihn vorher.`,
      tooLong: (length, place) =>
        `Es wurde nichts eingefügt: Die Notiz${place === null ? '' : ` in Zelle ${place}`} hätte ${length} Zeichen, höchstens ${maxMemoLength} sind möglich. Kürzen Sie sie vorher.`,
    },
  },
}
