import type { m } from './messages'

export const de: typeof m = {
  unknownProxy:
    'Nicht geprüft: Der Vertrag an dieser Adresse ist kein Safe-Proxy, den wir kennen, deshalb beweisen seine Antworten nichts.',
  unreadable: 'Was die Seite um diese App herum über Ihren Safe sagt, ist nicht lesbar.',
  aSafe: 'ein Safe',
  noContract: (chain) => `kein Vertrag auf ${chain}`,
  silent: 'Ihr Safe hat nichts über sich mitgeteilt.',
}
