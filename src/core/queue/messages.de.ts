import type { m } from './messages'

export const de: typeof m = {
  unreadable: (count) =>
    count === 1
      ? 'Der Transaktionsdienst führt einen Eintrag, der nicht gelesen werden kann.'
      : `Der Transaktionsdienst führt ${count} Einträge, die nicht gelesen werden können.`,
  more: 'Der Transaktionsdienst führt mehr Einträge, als gelesen wurden.',
  notTyped: 'Die Nachricht besteht nicht aus typisierten Daten und kann deshalb nicht gehasht werden.',
}
