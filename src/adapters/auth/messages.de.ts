import type { m } from './messages'

export const de: typeof m = {
  late: 'Der Anmeldedienst hat nicht rechtzeitig geantwortet.',
  away: 'Der Anmeldedienst ist nicht erreichbar: offline oder blockiert.',
  busy: 'Der Anmeldedienst bittet um weniger Anfragen.',
  error: (status) => `Der Anmeldedienst hat mit Fehler ${status} geantwortet.`,
  odd: (status) => `Der Anmeldedienst hat mit ${status} geantwortet, was keine seiner Antworten ist.`,
  unexpected: (place, what) =>
    `Der Anmeldedienst hat etwas Unerwartetes gesendet: ${place ?? 'die ganze Antwort'} ${what}.`,
  noTime: 'ist kein Zeitpunkt',
  noNonce: 'ist keine Nonce',
  order: 'endet, bevor es beginnt',
}
