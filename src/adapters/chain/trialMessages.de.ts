import type { m } from './trialMessages'

export const de: typeof m = {
  otherChain: (chain) => `Der Knoten für ${chain} ist auf einer anderen Chain.`,
  // The sentence around it has the full stop.
  noSafe: 'Dort antwortet kein Safe',
  noAnswer: (chain) => `Der Knoten von ${chain} hat nicht geantwortet.`,
}
