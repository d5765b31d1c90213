import { linkedScreen } from '../ui/routes'

/** Fetches the code that reads, by what it reads. */
const readers = {
  safe: () => [import('./openReader'), import('../adapters/chain/readSetup')],
  history: () => [import('./openHistory')],
} as const

/**
 * Fetches all chunks for a link to one Safe at once; otherwise each waits for the one before. Returns the request for
 * the list of tokens. Undefined: not such a link.
 */
export function preloadLinked(hash: string): Promise<Response> | undefined {
  const screen = linkedScreen(hash)
  if (screen === null) return undefined
  const tokens = fetch('tokens.json', { cache: 'no-cache' })
  // A failure is reported where the chunk is used.
  for (const part of [tokens, screen.load(), ...readers[screen.reads]()]) part.catch(() => undefined)
  return tokens
}
