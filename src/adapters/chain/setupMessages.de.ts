import type { m } from './setupMessages'

export const de: typeof m = {
  noAnswer: 'Der Knoten hat nicht geantwortet.',
  allowances: 'Das Freibetragsmodul antwortet nicht wie eines.',
  noSlot: 'Der Knoten hat diesen Teil des Speichers nicht geliefert.',
  unseen: (count) => `Nur die ersten ${count} Eigentümer wurden angesehen.`,
  none: 'Es gibt keinen.',
  noFunction: (name) => `Der Vertrag antwortet nicht auf ${name}().`,
  noCheck: 'Der Knoten konnte die Prüfung nicht ausführen.',
  acceptsAll: 'Der Safe nimmt alles als Signatur an. Deshalb sagt sein Urteil nichts aus.',
}
