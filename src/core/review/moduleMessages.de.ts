import type { m } from './moduleMessages'

const units = {
  day: ['jeden Tag', 'Tage'],
  hour: ['jede Stunde', 'Stunden'],
  minute: ['jede Minute', 'Minuten'],
} as const

const every = (count: number, unit: keyof typeof units) =>
  count === 1 ? units[unit]?.[0] : `alle ${count} ${units[unit]?.[1]}`

export const de: typeof m = {
  byAddressOnly: 'Das sagt nur die Adresse; der Code dort wurde nicht verglichen.',
  handler: (version, address) =>
    `Das ist das ERC-4337-Modul ${version} unter ${address}. Wo es auch als Modul eingeschaltet ist, können andere außerhalb dieser Warteschlange ausführen, was genug Eigentümer unterschrieben haben.`,
  allowanceModule: (version, address) =>
    `Guthaben kann sich auch über das Freibetragsmodul ${version} unter ${address} bewegen: Wer einen Freibetrag hat, gibt ihn allein aus.`,
  module4337: (version, address) =>
    `Guthaben kann sich auch über das ERC-4337-Modul ${version} unter ${address} bewegen: Andere können außerhalb dieser Warteschlange ausführen, was genug Eigentümer unterschrieben haben.`,
  recovery: (version, address) =>
    `Auch über das Wiederherstellungsmodul ${version} unter ${address} kann die Kontrolle wechseln: Seine Hüter können die Eigentümer ersetzen.`,
  unknown: (address) =>
    `Guthaben kann sich auch über das Modul ${address} bewegen, das hier nicht bekannt ist, und zwar ohne Signatur.`,
  unread: (reason) => `Seine Freibeträge konnten nicht gelesen werden. ${reason}`,
  none: 'Es führt derzeit keinen Freibetrag.',
  more: 'Es gibt mehr Freibeträge, als gelesen wurden.',
  units: (amount, token) => `${amount} Basiseinheiten des Tokens unter ${token}`,
  allowance: (delegate, sum, left, count, unit) =>
    `${delegate} darf ${count === 0 ? 'einmal' : every(count, unit)} ${sum} ausgeben, davon ${left === null ? 'ist nichts mehr übrig' : `sind noch ${left} übrig`}.`,
}
