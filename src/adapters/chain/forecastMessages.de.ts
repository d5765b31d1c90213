import type { m } from './forecastMessages'

export const de: typeof m = {
  noNode: (chain) => `Kein Knoten von ${chain} hat geantwortet.`,
  onlyEnd: (host) => `Der Knoten bei ${host} sagt nur, wie es ausgeht.`,
  lacks: (host) => `Der Knoten bei ${host} bietet das nicht an.`,
  refused: (host, words) => `Der Knoten bei ${host} hat das abgelehnt: „${words}“`,
  unreadable: (host) => `Der Knoten bei ${host} hat in einer Form geantwortet, die nicht lesbar ist.`,
  failsAlone: (host) =>
    `Ohne das, was vorher wartet, scheitert der Probelauf bei ${host} und zeigt davon nichts.`,
  silent: (host) => `Der Knoten bei ${host} hat nicht geantwortet.`,
}
