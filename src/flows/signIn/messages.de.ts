import type { m } from './messages'

export const de: typeof m = {
  notTaken: 'Der Anmeldedienst nimmt die Signaturen noch nicht an.',
  noCookie: 'Ihr Browser behält das Cookie des Anmeldedienstes hier nicht.',
  noRoom:
    'Dieser Browser kann sich die Anmeldung nicht merken, ein späterer Besuch könnte sie also nicht beenden.',
  signedOut: 'Inzwischen abgemeldet.',
}
