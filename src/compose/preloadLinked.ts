import { linkedScreen, screens } from '../ui/screens'

/**
 * Fetches all chunks for a link to one Safe at once; otherwise each waits for the one before. Returns the request for
 * the list of tokens. Undefined: not such a link.
 */
export function preloadLinked(hash: string): Promise<Response> | undefined {
  const screen = linkedScreen(hash)
  if (screen === null) return undefined
  const tokens = fetch('tokens.json', { cache: 'no-cache' })
  const reads =
    screen === screens.record
      ? [import('./openHistory')]
      : [import('./openReader'), import('../adapters/chain/readSetup')]
  // A failure is reported where the chunk is used.
  for (const part of [tokens, screen.load(), ...reads]) part.catch(() => undefined)
  return tokens
}
