import type { m } from './messages'

export const de: typeof m = {
  nothing: 'Es ist nichts darin, was vorgeschlagen werden könnte.',
  odd: (part) => `Teil ${part} davon ist weder eine einfache Zahlung noch eine Token-Überweisung.`,
}
