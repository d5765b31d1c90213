import type { m } from './messages'

const payments = (count: number) => `${count} ${count === 1 ? 'Zahlung' : 'Zahlungen'}`

export const de: typeof m = {
  noDirectory:
    'Das Verzeichnis der Anliegen ist nicht da, deshalb kann die Spende nicht damit verglichen werden.',
  fetching: 'Die Liste der Token wird geladen …',
  title: (day) => `Die Spende vom ${day} noch einmal geben`,
  same: (day) => `Alles ist wie am ${day}.`,
  differ: (count, of, day) =>
    of === 1
      ? `Die Zahlung wäre anders als am ${day}.`
      : `${count} von ${of} Zahlungen ${count === 1 ? 'wäre' : 'wären'} anders als am ${day}.`,
  added: (count) => `${payments(count)} in Ihre Spende übernommen.`,
  inGift: 'Steht in Ihrer Spende.',
  read: 'Dort lesen und ändern',
  add: (count) => `${payments(count)} in Ihre Spende übernehmen`,
  after: (lines) =>
    `Ihre Spende hat schon ${lines === 1 ? 'eine Zeile' : `${lines} Zeilen`}. Diese kommen danach.`,
  payment: (amount, name, isListed) => [
    amount,
    ` an ${name ?? 'eine Adresse'}${isListed ? '' : ', nicht im Verzeichnis'}`,
  ],
  staysOut: 'Diese Zahlung wird nicht übernommen.',
  before: 'Damals',
  now: 'Jetzt',
}
