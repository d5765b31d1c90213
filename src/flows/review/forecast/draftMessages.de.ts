import type { m } from './draftMessages'

export const de: typeof m = {
  noSafe: 'Die Chain hat dort keinen Safe.',
  missing: 'Dort gibt es keinen Safe.',
  noBatchCode: 'Der Vertrag für Batches wurde auf dieser Chain nicht gefunden.',
  version: (version) => `Wie ein Safe ${version} diese Spende hasht, ist nicht bekannt.`,
  noQueueYet: 'Der Transaktionsdienst hat die Warteschlange noch nicht geliefert.',
  unknownSafe: 'Der Transaktionsdienst kennt diesen Safe nicht.',
  nothingLeft: 'Es ist keine Zahlung mehr übrig, die erprobt werden könnte.',
}
