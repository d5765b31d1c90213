import type { m } from './documentMessages'

const number = new Intl.NumberFormat('de-DE')

const all = new Intl.ListFormat('de-DE', { type: 'conjunction' })

export const de: typeof m = {
  length: (length, most) => `Es hat ${number.format(length)} Zeichen; erlaubt sind ${number.format(most)}.`,
  noAddress: 'Das ist keine Adresse: 0x und 40 Ziffern von 0 bis f.',
  zero: 'Das ist die Null-Adresse.',
  checksum: 'Ihre Großbuchstaben passen nicht zu ihrer EIP-55-Prüfsumme.',
  amount: 'Das ist keine ganze Zahl von Basiseinheiten über null.',
  tooMuch: 'Das ist mehr, als ein Token fassen kann.',
  moment: 'Das ist kein Zeitpunkt wie 2026-11-20T14:05:00.000Z.',
  hash: 'Das ist kein Hash: 0x und 64 Ziffern.',
  place: 'Das ist keine Stelle der Liste.',
  chainWhole: 'Die Nummer einer Chain ist eine ganze Zahl.',
  chainLeast: 'Die Nummer einer Chain ist mindestens 1.',
  noGift: 'Darin ist keine Spende.',
  noPart: 'Darin ist kein Teil.',
  parts: (most) => `Es hat mehr als ${number.format(most)} Teile.`,
  version: 'Diese Version einer Spendenbeschreibung ist hier nicht bekannt.',
  newer: (version, newest) =>
    `Eine neuere Version dieser Seite hat es geschrieben: Format ${version}, und diese liest bis ${newest}. Laden Sie die Seite neu, um die neueste Version zu bekommen, oder öffnen Sie es auf der Seite, die es geschrieben hat.`,
  form: 'Es ist nicht in der einen Form geschrieben, die eine Spendenbeschreibung hat.',
  cut: 'Es wurde unterwegs abgeschnitten oder verändert. Bitten Sie noch einmal um den Link.',
  noToken: 'Einen solchen Token gibt es in der Liste nicht.',
  isToken: 'Das ist der Vertrag des Tokens selbst.',
  unknown: 'Das ist hier nicht bekannt.',
  missing: 'Das fehlt.',
  wrong: (received, expected) =>
    expected === null
      ? `Hier steht ${received}, wo etwas anderes hingehört.`
      : `Hier steht ${received}, wo ${expected} hingehört.`,
  in: (field, problem) => `${field ?? 'Die Beschreibung'}: ${problem}`,
  inPlan: (field, problem) => `${field ?? 'Der Plan'}: ${problem}`,
  tooLong: (payments, length, most) =>
    `Die Beschreibung von ${number.format(payments)} Zahlungen ist zu lang für einen Link (${number.format(length)} Zeichen; erlaubt sind ${number.format(most)}).`,
  planTooLong: (length, most) =>
    `Der Plan ist zu lang für einen Link (${number.format(length)} Zeichen; erlaubt sind ${number.format(most)}). Schicken Sie ihn als Datei.`,
  difference: {
    changed: (place, recipient, amount, asset) => {
      const parts = [
        recipient ? 'anderer Empfänger' : [],
        amount ? 'anderer Betrag' : [],
        asset ? 'andere Währung' : [],
      ].flat()
      return `Zahlung ${place}: ${all.format(parts)}`
    },
    somethingElse: (place) => `Zahlung ${place}: etwas anderes`,
    missing: (place) => `Zahlung ${place} fehlt`,
    extra: (place) => `Aufruf ${place} der Transaktion war nicht gemeint`,
    order: (place) => `Dieselben Zahlungen in anderer Reihenfolge, ab Zahlung ${place}`,
    payment: (amount, recipient) => `${amount} an ${recipient}`,
    unknown: (amount, token, recipient) => {
      const units = amount === 1n ? '1 Basiseinheit' : `${amount} Basiseinheiten`
      const what =
        token === null
          ? 'der eigenen Währung der Chain'
          : `des Tokens an der Adresse ${token}, der hier nicht bekannt ist,`
      return `${units} ${what} an ${recipient}`
    },
    call: (to, bytes, data, coin) =>
      `ein Aufruf von ${to} mit ${bytes} ${bytes === 1 ? 'Byte' : 'Bytes'} Daten (${data})${coin === null ? '' : `; sendet dabei ${coin}`}`,
    baseUnits: (value) => `${value} Basiseinheiten der eigenen Währung der Chain`,
  },
}
