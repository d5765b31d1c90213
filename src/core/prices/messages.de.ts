import type { m } from './messages'

export const de: typeof m = {
  unchanged: 'unverändert',
  missing: 'Dort, wo diese Seite nach Preisen sucht, gibt es keine.',
  tooLong: 'Die Preisliste kann nicht verwendet werden: Sie ist länger als 2 MB.',
  noJson: 'Die Preisliste kann nicht verwendet werden: Sie ist kein JSON.',
  otherForm: (where) =>
    `Die Preisliste kann nicht verwendet werden: ${where === null ? 'Sie' : `„${where}“`} hat eine andere Form als erwartet.`,
  wrong: (where, problem) =>
    `Die Preisliste kann nicht verwendet werden${where === null ? '' : `, wegen „${where}“`}: ${problem}.`,
}
