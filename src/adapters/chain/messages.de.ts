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
  forecast: {
    noNode: (chain) => `Kein Knoten von ${chain} hat geantwortet.`,
    onlyEnd: (host) => `Der Knoten bei ${host} sagt nur, wie es ausgeht.`,
    lacks: (host) => `Der Knoten bei ${host} bietet das nicht an.`,
    refused: (host, words) => `Der Knoten bei ${host} hat das abgelehnt: „${words}“`,
    unreadable: (host) => `Der Knoten bei ${host} hat in einer Form geantwortet, die nicht lesbar ist.`,
    failsAlone: (host) =>
      `Ohne das, was vorher wartet, scheitert der Probelauf bei ${host} und zeigt davon nichts.`,
    silent: (host) => `Der Knoten bei ${host} hat nicht geantwortet.`,
  },
  setup: {
    noAnswer: 'Der Knoten hat nicht geantwortet.',
    allowances: 'Das Freibetragsmodul antwortet nicht wie eines.',
    noSlot: 'Der Knoten hat diesen Teil des Speichers nicht geliefert.',
    unseen: (count) => `Nur die ersten ${count} Eigentümer wurden angesehen.`,
    none: 'Es gibt keinen.',
    noFunction: (name) => `Der Vertrag antwortet nicht auf ${name}().`,
    noCheck: 'Der Knoten konnte die Prüfung nicht ausführen.',
    acceptsAll: 'Der Safe nimmt alles als Signatur an. Deshalb sagt sein Urteil nichts aus.',
  },
  trial: {
    otherChain: (chain) => `Der Knoten für ${chain} ist auf einer anderen Chain.`,
    // The sentence around it has the full stop.
    noSafe: 'Dort antwortet kein Safe',
    noAnswer: (chain) => `Der Knoten von ${chain} hat nicht geantwortet.`,
  },
}
