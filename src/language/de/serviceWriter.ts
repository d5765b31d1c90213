import type { Catalog } from '../catalog'

export const serviceWriter: Catalog['serviceWriter'] = {
  nonce: 'Die Nonce ist für den Transaktionsdienst zu groß.',
  refused: (status) => `Der Transaktionsdienst hat das mit dem Fehler ${status} zurückgewiesen.`,
  says: (words) => `Der Transaktionsdienst hat das zurückgewiesen. Seine Worte: ${words}`,
}
