import type { m } from './intentMessages'

const built = (payments: number, then: string) =>
  `Aus der Beschreibung im Link hat diese Seite ${
    payments === 1 ? 'die Zahlung' : `die ${payments} Zahlungen`
  } neu erstellt und das Ergebnis Byte für Byte mit der Transaktion verglichen: Empfänger, Werte, Beträge und Reihenfolge sind gleich${then}`

export const de: typeof m = {
  title: 'Verglichen mit der beschriebenen Spende',
  unreadable: 'Die Beschreibung in diesem Link lässt sich nicht lesen',
  problem: (field, problem) =>
    `${field === null ? '' : `In „${field}“: `}${problem} Mit dem Gemeinten wurde nichts verglichen: Der Rest dieser Seite ist allein aus der Transaktion gelesen.`,
  differs: 'Nicht die beschriebene Spende: Unterschreiben Sie nicht',
  described: 'Beschrieben',
  ask: 'Fragen Sie den, der Ihnen den Link geschickt hat, auf einem Weg, den Sie beide kennen, welches von beiden gemeint war.',
  unchecked: 'Konnte nicht zu Ende verglichen werden',
  uncheckedWords: (reasons) =>
    `Bisher weicht nichts ab: Empfänger, Beträge und Werte sind wie beschrieben. ${reasons} Halten Sie sie nicht für die beschriebene Spende.`,
  unread: 'Nicht verglichen: Die Transaktion konnte nicht gelesen werden',
  unreadWords:
    'Was der Link beschreibt, sagt nur der, der ihn geschickt hat. Nichts auf dieser Seite zeigt, dass die Transaktion es tut. Unterschreiben Sie nicht aufgrund der Beschreibung.',
  exactly: 'Genau die beschriebene Spende',
  exactlyWords: (payments) => built(payments, ', und sonst ist nichts darin.'),
  besides: 'Die beschriebene Spende und noch etwas daneben',
  besidesWords: (payments) =>
    built(payments, '. Daneben enthält die Transaktion, was der Link nicht beschreibt:'),
  source:
    'Die Beschreibung kommt von dem, der Ihnen den Link geschickt hat. Sie ist so viel wert wie Ihr Vertrauen in ihn und in den Weg, auf dem der Link zu Ihnen kam.',
  purpose: (purpose) => `Wofür sie ist, in den Worten dessen, der den Link geschrieben hat: „${purpose}“`,
  author: (author) => `Der Link nennt „${author}“ als Verfasser. Das kann jeder schreiben.`,
  summary: 'Was der Link beschreibt',
  made: (time) => `Laut dem Link wurde er am ${time} erstellt.`,
  sameDirectory: 'Er nennt dieselbe Version des Verzeichnisses der Anliegen, die diese Seite benutzt.',
  otherDirectory: 'Er nennt eine andere Version des Verzeichnisses der Anliegen, als diese Seite benutzt.',
  payment: (amount, recipient) => [amount, ' an ', recipient],
  paymentUnknown: (amount, token, recipient) => [
    amount,
    ' des Tokens ',
    token,
    ', der hier nicht bekannt ist, an ',
    recipient,
  ],
  units: (units) => `${units} Basiseinheiten`,
  confirmed: (name) => `${name}, bestätigt im Verzeichnis dieser Seite`,
  notListed: 'Nicht im Verzeichnis dieser Seite.',
  notListedCalled: (name) => `Nicht im Verzeichnis dieser Seite; der Link nennt es „${name}“.`,
  notCompared: 'Mit keinem Verzeichnis verglichen.',
  notComparedCalled: (name) => `Mit keinem Verzeichnis verglichen; der Link nennt es „${name}“.`,
}
