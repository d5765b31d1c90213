import type { Messages } from './messages'

/** A file `messages.de.ts` or `...Messages.de.ts`, beside its English sentences. */
export type GermanFile = { readonly de: Messages }

/** Returns translated sentences by the name of their part: the path of their file within `src`. */
export function byPart(files: Readonly<Record<string, GermanFile>>): Readonly<Record<string, Messages>> {
  return Object.fromEntries(Object.entries(files).map(([path, { de }]) => [partOf(path), de]))
}

/** Reads the name of a part off the path of one of its files: `../ui/record/messages.de.ts` is of `ui/record`. */
export function partOf(path: string): string {
  return path.replace(/^(\.\.\/|src\/)/, '').replace(/(\/m|M)essages(\.\w\w)?\.ts$/, '')
}
