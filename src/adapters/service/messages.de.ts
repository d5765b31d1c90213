import type { m } from './messages'

export const de: typeof m = {
  unexpected: (field) =>
    field === null
      ? 'Der Transaktionsdienst hat etwas Unerwartetes gesendet.'
      : `Der Transaktionsdienst hat im Feld „${field}“ etwas Unerwartetes gesendet.`,
  unreadableEntry: (field) =>
    field === null
      ? 'Ein Eintrag, den diese Seite nicht lesen kann'
      : `Ein Eintrag, dessen Feld „${field}“ diese Seite nicht lesen kann`,
  late: 'Der Transaktionsdienst hat nicht rechtzeitig geantwortet.',
  foreign: 'Vom Transaktionsdienst kam etwas, das nicht von ihm stammt.',
  down: 'Der Transaktionsdienst ist nicht erreichbar: offline oder blockiert.',
  quota: 'Beim Transaktionsdienst ist für diesen Browser keine Anfrage des Monats mehr übrig.',
  fewer: 'Der Transaktionsdienst bittet um weniger Anfragen.',
  error: (status) => `Der Transaktionsdienst hat mit dem Fehler ${status} geantwortet.`,
  writer: {
    nonce: 'Die Nonce ist für den Transaktionsdienst zu groß.',
    refused: (status) => `Der Transaktionsdienst hat das mit dem Fehler ${status} zurückgewiesen.`,
    says: (words) => `Der Transaktionsdienst hat das zurückgewiesen. Seine Worte: ${words}`,
  },
}
