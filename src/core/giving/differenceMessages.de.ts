import type { m } from './differenceMessages'

const all = new Intl.ListFormat('de-DE', { type: 'conjunction' })

export const de: typeof m = {
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
}
