import type { m } from './messages'

export const de: typeof m = {
  late: (chain) => `Der Knoten von ${chain} hat nicht rechtzeitig geantwortet.`,
  down: (chain) => `Der Knoten von ${chain} ist nicht erreichbar oder hat die Antwort verweigert.`,
  other: (chain, id, answered) =>
    `Der Knoten für ${chain} (Chain ${id}) antwortet für die Chain ${answered}.`,
  notLoaded: 'Ein Teil dieser Seite konnte nicht geladen werden. Laden Sie die Seite neu.',
  noSafe: 'An dieser Adresse ist ein Vertrag, aber er antwortet nicht wie ein Safe.',
  unsearched: (chain) => `Noch sind nicht alle Blöcke von ${chain} durchsucht.`,
  changed: (chain) => `Die neuesten Blöcke von ${chain} haben sich gerade geändert.`,
  noSecond: (chain) => `Kein zweiter Knoten von ${chain} hat geantwortet, um die Ausführung zu bestätigen.`,
  noName: 'Der Knoten hat nicht geantwortet.',
}
