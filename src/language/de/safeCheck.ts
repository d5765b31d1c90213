import type { Catalog } from '../catalog'

export const safeCheck: Catalog['safeCheck'] = {
  unknownProxy:
    'Nicht geprüft: Der Vertrag an dieser Adresse ist kein Safe-Proxy, den wir kennen, deshalb beweisen seine Antworten nichts.',
  unreadable: 'Was die Seite um diese App herum über Ihren Safe sagt, ist nicht lesbar.',
  aSafe: 'ein Safe',
  noContract: (chain) => `kein Vertrag auf ${chain}`,
  silent: 'Ihr Safe hat nichts über sich mitgeteilt.',
}
