import type { AppChain } from '../chain'
import { readPayeeText } from '../giving/readPayeeText'
import { columnOf, type TableRow } from './columns'

/** Returns the ENS names in the receiver column of a table, each once, as spelled there. */
export function namesInTable(rows: readonly TableRow[], chain: AppChain): readonly string[] {
  const [header, ...body] = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const at = header?.cells.findIndex((cell) => columnOf(cell) === 'receiver') ?? -1
  const names = new Set<string>()
  for (const { cells } of body) {
    const text = cells[at]?.trim() ?? ''
    // Checksums of 5,000 addresses would block the page; `readGiftTable` computes them in slices.
    if (/^0x|:/iu.test(text)) continue
    const read = readPayeeText(text, chain)
    if (read.kind === 'name') names.add(read.name)
  }
  return [...names]
}
