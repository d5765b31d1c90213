import type { m } from './messages'

export const de: typeof m = {
  late: 'Der Anmeldedienst hat nicht rechtzeitig geantwortet.',
  away: 'Der Anmeldedienst ist nicht erreichbar: offline oder blockiert.',
  busy: 'Der Anmeldedienst bittet um weniger Anfragen.',
  error: (status) => `Der Anmeldedienst hat mit Fehler ${status} geantwortet.`,
  odd: (status) => `Der Anmeldedienst hat mit ${status} geantwortet, was keine seiner Antworten ist.`,
  unexpected: (field) =>
    field === null
      ? 'Der Anmeldedienst hat etwas Unerwartetes gesendet.'
      : `Der Anmeldedienst hat im Feld „${field}“ etwas Unerwartetes gesendet.`,
}
