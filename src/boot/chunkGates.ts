declare global {
  /** Resolves when index.html has been painted first. Set by the inline script. */
  var firstPaint: (() => Promise<void>) | undefined
  /** Resolves in a task of its own, so that the browser can handle input before. Set by the inline script. */
  var nextTask: (() => Promise<void>) | undefined
  /**
   * Resolves when the translation of the first screens has loaded or failed. Set by the inline script where the visitor
   * reads another language than English.
   */
  var languageReady: (() => Promise<void>) | undefined
  /**
   * Resolves when the sentences of the later screens have loaded. Set with the translation. @throws when they failed to
   * load.
   */
  var sentencesReady: (() => Promise<void>) | undefined
}

type Gate = 'firstPaint' | 'nextTask' | 'languageReady' | 'sentencesReady'

/**
 * Gates that each chunk of a build awaits before it runs, in order. build/chunkBanner.ts writes them into the chunks, as
 * their first lines: a module with a top-level await would change how the bundler splits the chunks.
 */
export const chunkGates = {
  /** React's own chunk, which the entry imports: running React takes longer than a frame. */
  react: ['firstPaint'],
  entry: ['nextTask', 'languageReady'],
  /** A chunk with sentences of later screens. */
  sentences: ['sentencesReady'],
} as const satisfies Readonly<Record<string, readonly Gate[]>>
