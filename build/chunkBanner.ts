import { readFileSync } from 'node:fs'
import type { Rolldown } from 'vite'
import { translation } from '../src/language/deFirst'

const first: ReadonlySet<string> = new Set(Object.keys(translation.messages))

/**
 * What a chunk awaits before it runs: React the first paint; the entry, which imports it, a task of its own and the
 * visitor's language; a chunk with sentences of later screens their translation. An imported module with a top-level await
 * would change how the bundler splits the chunks.
 */
export function chunkBanner({ name, isEntry, moduleIds }: Rolldown.RenderedChunk): string {
  if (name === 'react') return 'await globalThis.waitForPicture?.();'
  const entry = isEntry ? 'await globalThis.nextTask?.();await globalThis.languageReady?.();' : ''
  return entry + sentencesBanner({ moduleIds })
}

/** The last of these alone, for a graph that is fetched late as a whole. */
export function sentencesBanner({ moduleIds }: Pick<Rolldown.RenderedChunk, 'moduleIds'>): string {
  const isLate = moduleIds.some((id) => partsIn(id).some((part) => !first.has(part)))
  return isLate ? 'await globalThis.sentencesReady?.();' : ''
}

/** The parts of the interface whose sentences are in a file of `src`. */
function partsIn(id: string): readonly string[] {
  if (!/^[^\0?]*\/src\/[^?]*\.tsx?$/.test(id)) return []
  return [...readFileSync(id, 'utf8').matchAll(/= messages\('([\w/]+)'/g)].map(([, part = '']) => part)
}
