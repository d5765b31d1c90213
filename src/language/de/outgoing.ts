import type { Catalog } from '../catalog'

export const outgoing: Catalog['outgoing'] = {
  nothing: 'Es ist nichts darin, was vorgeschlagen werden könnte.',
  odd: (part) => `Teil ${part} davon ist weder eine einfache Zahlung noch eine Token-Überweisung.`,
  noReason: 'ohne Angabe von Gründen',
}
