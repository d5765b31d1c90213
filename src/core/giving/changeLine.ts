import type { BasketLine } from './basket'
import type { Lines } from './editBasket'

/** Changes fields of one line. */
export function changeLine(
  lines: Lines,
  id: string,
  fields: Partial<Omit<BasketLine, 'id' | 'payee'>>,
): Lines {
  return lines.map((line) => (line.id === id ? { ...line, ...fields } : line))
}
