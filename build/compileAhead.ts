import type { Plugin, Rolldown } from 'vite'

/** https://v8.dev/features/explicit-compile-hints. Chromium reads it; for other browsers it is a comment. */
const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Makes the browser compile every function of a chunk on a background thread while the chunk arrives. Otherwise each is
 * compiled on the main thread when it is first called: 45 of the 200 ms of processor time until the first useful screen.
 *
 * @param isEntryOnly - Only what the entry imports: what else the graph has may never run.
 */
export function compileAhead({ isEntryOnly = false }: { readonly isEntryOnly?: boolean } = {}): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Last: the minifier drops comments, and Vite writes its list of files before the first line.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        for (const chunk of isEntryOnly ? neededAtOnce(chunks) : chunks) chunk.code = hint + chunk.code
      },
    },
  }
}

/** The entry, and what it imports directly or through others. */
function neededAtOnce(chunks: readonly Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const needed = new Set(chunks.filter(({ isEntry }) => isEntry))
  for (const { imports } of needed)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk)
  return needed
}
