import { readFileSync } from 'node:fs'
import type { Rolldown } from 'vite'
import { chunkGates } from '../src/boot/chunkGates'
import { translation } from '../src/language/deFirst'

const first: ReadonlySet<string> = new Set(Object.keys(translation.messages))

/** Returns the first line of a chunk, which awaits its gates: see src/boot/chunkGates.ts. */
export function chunkBanner({ name, isEntry, moduleIds }: Rolldown.RenderedChunk): string {
  if (name === 'react') return awaiting(chunkGates.react)
  const entry = isEntry ? awaiting(chunkGates.entry) : ''
  return entry + sentencesBanner({ moduleIds })
}

/** The last of these alone, for a graph that is fetched late as a whole. */
export function sentencesBanner({ moduleIds }: Pick<Rolldown.RenderedChunk, 'moduleIds'>): string {
  const isLate = moduleIds.some((id) => partsIn(id).some((part) => !first.has(part)))
  return isLate ? awaiting(chunkGates.sentences) : ''
}

/** Nothing is awaited where the inline script has set no gate. */
function awaiting(gates: readonly string[]): string {
  return gates.map((gate) => `await globalThis.${gate}?.();`).join('')
}

/** The parts of the interface whose sentences are in a file of `src`. */
function partsIn(id: string): readonly string[] {
  if (!/^[^\0?]*\/src\/[^?]*\.tsx?$/.test(id)) return []
  return [...readFileSync(id, 'utf8').matchAll(/= messages\('([\w/]+)'/g)].map(([, part = '']) => part)
}
