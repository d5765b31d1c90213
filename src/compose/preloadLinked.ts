import { linkedScreen, screens } from '../ui/screens'

/**
 * Fetches what the screen of a link to one Safe needs, all at once: otherwise each part would wait for the one before.
 * Answers with the request for the list of tokens; undefined: the address of the page is no such link.
 */
export function preloadLinked(hash: string): Promise<Response> | undefined {
  const screen = linkedScreen(hash)
  if (screen === null) return undefined
  const tokens = fetch('tokens.json', { cache: 'no-cache' })
  const reads =
    screen === screens.record
      ? [import('./openHistory')]
      : [import('./openReader'), import('../adapters/chain/readSetup')]
  // What failed is told where it is wanted.
  for (const part of [tokens, screen.load(), ...reads]) part.catch(() => undefined)
  return tokens
}
