import type { m } from './writerMessages'

export const de: typeof m = {
  nonce: 'Die Nonce ist für den Transaktionsdienst zu groß.',
  refused: (status) => `Der Transaktionsdienst hat das mit dem Fehler ${status} zurückgewiesen.`,
  says: (words) => `Der Transaktionsdienst hat das zurückgewiesen. Seine Worte: ${words}`,
}
