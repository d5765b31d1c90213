import type { m } from './messages'

export const de: typeof m = {
  unknownSafe: 'Der Transaktionsdienst kennt diesen Safe nicht.',
  restComes: 'Der Rest der Liste wird noch gelesen.',
  more: (count) =>
    `Der Transaktionsdienst führt mehr als ${count} Einträge, und die übrigen wurden nicht gelesen.`,
  gone: 'Der Transaktionsdienst hat den Rest seiner Liste nicht mehr.',
  repeats: 'Der Transaktionsdienst führt immer wieder dieselben Einträge auf.',
}
