import type { m } from './messages'

const lines = (count: number) => (count === 1 ? '1 Zeile' : `${count} Zeilen`)

export const de: typeof m = {
  title: 'Mehrere Beträge auf einmal festlegen',
  assets: 'Für die Zeilen in',
  enter: 'Was Sie eingeben',
  ways: {
    same: 'Für jede Zeile denselben Betrag',
    equal: 'Eine Summe, zu gleichen Teilen',
    percent: 'Eine Summe, nach Prozentsätzen',
  },
  each: (symbol) => `Betrag je Zeile in ${symbol}`,
  total: (symbol) => `Summe in ${symbol}`,
  for: (count, symbol) => `Für ${lines(count)} in ${symbol}.`,
  forParts: (count, symbol) =>
    `Für ${lines(count)} in ${symbol}. Die Teile ergeben zusammen genau die Summe; kleinste Einheiten, die übrig bleiben, gehen an die ersten Zeilen.`,
  percentOf: (name) => `${name}, in %`,
  wereSet: (count, symbol) =>
    count === 1
      ? `Der Betrag von 1 Zeile in ${symbol} wurde festgelegt.`
      : `Die Beträge von ${count} Zeilen in ${symbol} wurden festgelegt.`,
  set: 'Beträge festlegen',
  close: 'Schließen',
}
